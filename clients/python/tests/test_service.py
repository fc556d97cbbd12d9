"""The client against a running service: ALMAGEST_URL is its address, ALMAGEST_KEY a secret key."""

from __future__ import annotations

import io
import os
import re
import unittest
import uuid
from contextlib import redirect_stdout
from pathlib import Path

from almagest import OPERATIONS, Almagest, AlmagestError, BatchLine
from almagest.types import NatalChartRequest

URL = os.environ.get("ALMAGEST_URL", "")
KEY = os.environ.get("ALMAGEST_KEY", "")


def birth(date: str = "1990-07-15", time: str = "14:30:00") -> NatalChartRequest:
    return {
        "date": date,
        "time": time,
        "latitude": 40.7128,
        "longitude": -74.006,
        "timezone": "America/New_York",
    }


BIRTH = birth()


@unittest.skipUnless(URL and KEY, "needs a service: set ALMAGEST_URL and ALMAGEST_KEY")
class RunningService(unittest.TestCase):
    almagest = Almagest(URL or "http://127.0.0.1", KEY or None)

    def test_a_chart_is_answered_in_the_language_asked_for(self) -> None:
        chart = self.almagest.astrology.generate_natal_chart(BIRTH, lang="de")
        self.assertNotIn("birthTime", chart)
        if "birthTime" not in chart:
            self.assertEqual(chart["ascendant"]["signLocalized"], "Skorpion")
            self.assertEqual(chart["planets"][0]["sign"], "Cancer")
            self.assertGreater(len(chart["planets"][0]["interpretation"]["detailed"]), 100)

    def test_an_open_time_of_birth_has_the_other_answer(self) -> None:
        chart = self.almagest.astrology.generate_natal_chart(birth(time="unknown"))
        self.assertIn("birthTime", chart)
        if "birthTime" in chart:
            self.assertEqual(chart["birthTime"]["state"], "unknown")

    def test_an_answer_by_get_takes_path_and_query(self) -> None:
        self.assertEqual(self.almagest.tarot.get_card("star", lang="de")["nameLocalized"], "Der Stern")
        found = self.almagest.location.search_cities(q="berlin", limit=1)
        self.assertEqual(found["cities"][0]["timezone"], "Europe/Berlin")
        self.assertEqual(self.almagest.call("getCard", {"id": "star", "lang": "tr", "fields": "name"})["name"], "The Star")

    def test_a_wrong_request_says_which_field(self) -> None:
        with self.assertRaises(AlmagestError) as caught:
            self.almagest.astrology.generate_natal_chart(birth(date="1990-02-30"))
        self.assertEqual((caught.exception.code, caught.exception.status), ("validation_error", 400))
        self.assertEqual([issue["path"] for issue in caught.exception.issues], ["date"])
        self.assertIn("/docs/errors#validation_error", caught.exception.doc_url or "")

    def test_an_unknown_key_and_an_unknown_card_are_refused(self) -> None:
        for client, card, code in (
            (Almagest(URL, "alm_sk_nobody"), "star", "invalid_api_key"),
            (self.almagest, "nobody", "not_found"),
        ):
            with self.assertRaises(AlmagestError) as caught:
                client.tarot.get_card(card)
            self.assertEqual(caught.exception.code, code)

    def test_a_call_with_an_idempotency_key_is_one_call(self) -> None:
        key = str(uuid.uuid4())
        first = self.almagest.tarot.draw_cards({"count": 3}, idempotency_key=key)
        self.assertEqual(self.almagest.tarot.draw_cards({"count": 3}, idempotency_key=key), first)
        with self.assertRaises(AlmagestError) as caught:
            self.almagest.tarot.draw_cards({"count": 4}, idempotency_key=key)
        self.assertEqual(caught.exception.status, 409)

    def test_figures_come_as_text_and_as_bytes(self) -> None:
        svg = self.almagest.svg("generateNatalChart", BIRTH, theme="dark", lang="tr")
        self.assertTrue(svg.startswith("<svg") and "Güneş" in svg)
        png = self.almagest.png("getHexagram", {"number": 3}, width=320)
        self.assertTrue(png.startswith(b"\x89PNG\r\n"))

    def test_an_option_that_a_figure_has_not_is_an_error(self) -> None:
        with self.assertRaises(AlmagestError):
            self.almagest.svg("generateNatalChart", BIRTH, theme="neon")

    def test_a_report_is_a_pdf(self) -> None:
        pdf = self.almagest.pdf("generateNatalChart", BIRTH, report={"name": "Studio Vega", "accent": "#7a0040"}, lang="hi")
        self.assertTrue(pdf.startswith(b"%PDF-"))

    def test_a_list_of_dates_is_a_calendar(self) -> None:
        ics = self.almagest.ics("getUpcomingMoonPhases", {"timezone": "Europe/Berlin"}, lang="de")
        self.assertTrue(ics.startswith("BEGIN:VCALENDAR\r\n") and "Vollmond" in ics)

    def test_a_batch_has_a_result_for_each_line(self) -> None:
        ids = ["star", "moon", "nobody", "sun"]
        lines: list[BatchLine] = [{"id": one, "operation": "getCard", "input": {"id": one, "fields": "name"}} for one in ids]
        key = str(uuid.uuid4())
        results = list(self.almagest.batch(iter(lines), idempotency_key=key))
        self.assertEqual([one.id for one in results], ids)
        self.assertEqual([one.data and one.data["name"] for one in results], ["The Star", "The Moon", None, "The Sun"])
        self.assertEqual([one.error and one.error.code for one in results], [None, None, "not_found", None])
        self.assertEqual([one.data for one in self.almagest.batch(lines, idempotency_key=key)], [one.data for one in results])

    def test_a_feed_is_made_listed_and_revoked(self) -> None:
        feed = self.almagest.make_feed("getUpcomingMoonPhases", {"timezone": "Europe/Berlin"}, lang="de")
        self.assertTrue(feed["webcal"].startswith("webcal:"))
        self.assertIn(feed["id"], [one["id"] for one in self.almagest.list_feeds()])
        self.almagest.revoke_feed(feed["id"])
        self.assertNotIn(feed["id"], [one["id"] for one in self.almagest.list_feeds()])

    def test_the_table_has_every_method(self) -> None:
        domains = {path.split("/")[1].replace("-", "_") for _, path, _ in OPERATIONS.values()}
        methods = {
            name
            for domain in domains
            for name in dir(getattr(self.almagest, domain))
            if not name.startswith("_")
        }
        self.assertEqual(len(methods), len(OPERATIONS))

    def test_the_readme_does_what_it_shows(self) -> None:
        readme = (Path(__file__).parent.parent / "README.md").read_text()
        programs = re.findall(r"```python\n(.*?)```\n+```text\n(.*?)```", readme, re.DOTALL)
        self.assertGreaterEqual(len(programs), 3)
        names: dict[str, object] = {}
        for program, said in programs:
            here = program.replace("http://127.0.0.1:8787/api/v2", URL).replace("your key", KEY)
            output = io.StringIO()
            with redirect_stdout(output):
                exec(here, names)
            self.assertEqual(output.getvalue(), said)


if __name__ == "__main__":
    unittest.main()
