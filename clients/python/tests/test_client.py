"""The client against a server that says what each test wants: faults that a sound service does not have."""

from __future__ import annotations

import copy
import gzip
import json
import pickle
import threading
import time
import unittest
from collections.abc import Callable
from datetime import date
from decimal import Decimal
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from almagest import Almagest, AlmagestError, BatchLine
from almagest._sending import wait_seconds

Handle = Callable[["Asked"], None]


class Asked(BaseHTTPRequestHandler):
    """A request: a test answers it."""

    protocol_version = "HTTP/1.1"
    handle_it: Handle
    seen: list[tuple[str, str, dict[str, str], bytes]]

    def do_GET(self) -> None:
        length = int(self.headers.get("Content-Length") or 0)
        self.body = self.rfile.read(length)
        self.seen.append((self.command, self.path, dict(self.headers.items()), self.body))
        type(self).handle_it(self)

    do_POST = do_GET
    do_DELETE = do_GET

    def tell(self, status: int, body: Any, headers: dict[str, str] | None = None) -> None:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        for name, value in {"Content-Type": "application/json", "Content-Length": str(len(data)), **(headers or {})}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def hang_up(self) -> None:
        self.close_connection = True
        self.connection.close()

    def log_message(self, *_: Any) -> None:
        pass


class Served(unittest.TestCase):
    """A server of its own for each test."""

    def serve(self, *handles: Handle, **options: Any) -> Almagest:
        """Each request is answered by the next function, the last one by all that follow."""
        left = list(handles)

        def handle_next(asked: Asked) -> None:
            (left.pop(0) if len(left) > 1 else left[0])(asked)

        handler = type("Handler", (Asked,), {"handle_it": staticmethod(handle_next), "seen": []})
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.seen: list[tuple[str, str, dict[str, str], bytes]] = handler.seen  # type: ignore[attr-defined]
        return Almagest(f"http://127.0.0.1:{server.server_port}/api/v2/", key="alm_sk_x", **options)

    def failure(self, call: Callable[[], Any]) -> AlmagestError:
        with self.assertRaises(AlmagestError) as caught:
            call()
        return caught.exception


BUSY = {"error": "busy", "code": "compute_saturated"}


class Sending(Served):
    def test_a_request_has_the_key_in_a_header_and_its_values_in_place(self) -> None:
        almagest = self.serve(lambda asked: asked.tell(200, {"id": "a b"}))
        almagest.tarot.get_card("a b/ü", lang="zh-Hans")
        almagest.call("getCard", {"id": "star", "fields": ["name", "id"]})
        almagest.astrology.generate_natal_chart(
            {"date": "1990-07-15", "time": "14:30:00", "latitude": 1, "longitude": 2, "timezone": 0}, detail="compact"
        )
        paths = [path for _, path, _, _ in self.seen]
        self.assertEqual(paths[0], "/api/v2/tarot/cards/a%20b%2F%C3%BC?lang=zh-Hans")
        self.assertEqual(paths[1], "/api/v2/tarot/cards/star?fields=name%2Cid")
        self.assertEqual(paths[2], "/api/v2/astrology/natal-chart?detail=compact")
        _, _, headers, body = self.seen[2]
        self.assertEqual((headers["X-Api-Key"], headers["Content-Type"]), ("alm_sk_x", "application/json"))
        self.assertEqual(json.loads(body)["date"], "1990-07-15")

    def test_a_webhook_is_made_shown_and_removed(self) -> None:
        almagest = self.serve(lambda asked: asked.tell(201 if asked.command == "POST" else 200, {"id": "hook_a", "removed": "hook_a"}))
        made = almagest.webhooks.make_webhook({"url": "https://example.com/hooks/sky", "events": {"stations": {}}})
        self.assertEqual(made["id"], "hook_a")
        self.assertEqual(almagest.webhooks.get_webhook("hook_a")["id"], "hook_a")
        self.assertEqual(almagest.webhooks.remove_webhook("hook_a")["removed"], "hook_a")
        almagest.call("removeWebhook", {"id": "hook_a"})
        sent = [(method, path, body) for method, path, _, body in self.seen]
        self.assertEqual(sent[0], ("POST", "/api/v2/webhooks", b'{"url": "https://example.com/hooks/sky", "events": {"stations": {}}}'))
        self.assertEqual(sent[1], ("GET", "/api/v2/webhooks/hook_a", b""))
        self.assertEqual(sent[2:], [("DELETE", "/api/v2/webhooks/hook_a", b"")] * 2)

    def test_a_packed_answer_is_unpacked(self) -> None:
        packed = gzip.compress(json.dumps({"name": "Der Stern"}).encode())
        almagest = self.serve(lambda asked: asked.tell(200, packed, {"Content-Encoding": "gzip"}))
        self.assertEqual(almagest.tarot.get_card("star")["name"], "Der Stern")

    def test_a_redirect_is_not_followed_with_the_key(self) -> None:
        almagest = self.serve(lambda asked: asked.tell(302, {}, {"Location": "http://127.0.0.1:9/elsewhere"}))
        error = self.failure(lambda: almagest.tarot.get_card("star"))
        self.assertEqual((error.code, error.status, len(self.seen)), ("unreadable", 302, 1))
        self.assertIn("302 to http://127.0.0.1:9/elsewhere", str(error))

    def test_an_input_that_is_none_is_refused_before_anything_is_sent(self) -> None:
        almagest = self.serve(lambda asked: asked.tell(200, {}))
        for wrong in ("", ".", ".."):
            with self.assertRaisesRegex(ValueError, "id is"):
                almagest.tarot.get_card(wrong)
        with self.assertRaisesRegex(ValueError, "needs id"):
            almagest.call("getCard", {})
        with self.assertRaisesRegex(ValueError, "no operation"):
            almagest.call("nothing")  # type: ignore[arg-type]
        with self.assertRaises(ValueError):
            almagest.call("generateNatalChart", {"latitude": float("nan")})
        with self.assertRaisesRegex(ValueError, "id is None"):
            almagest.tarot.get_card(None)  # type: ignore[arg-type]
        for address in ("", "api.example.com", "ftp://x", "https://x?y=1"):
            with self.assertRaisesRegex(ValueError, "base_url"):
                Almagest(address)
        for key in ("", " alm", "alm\n", "älm"):
            with self.assertRaisesRegex(ValueError, "key"):
                Almagest("https://x", key=key)
        with self.assertRaisesRegex(ValueError, "key has"):
            Almagest("https://x", key=b"alm_sk_x")  # type: ignore[arg-type]
        for option in ("timeout", "retries", "longest_wait_seconds"):
            for value in (-1, float("nan"), "1", None, True):
                with self.assertRaisesRegex(ValueError, f"{option} is"):
                    Almagest("https://x", **{option: value})  # type: ignore[arg-type]
        for options in ({"timeout": 0}, {"timeout": float("inf")}, {"retries": 1.5}):
            with self.assertRaises(ValueError):
                Almagest("https://x", **options)  # type: ignore[arg-type]
        Almagest("https://x", timeout=1, retries=0, longest_wait_seconds=float("inf"))
        self.assertEqual(self.seen, [])

    def test_a_form_that_an_operation_has_not_is_refused_before_it_is_counted(self) -> None:
        almagest = self.serve(lambda asked: asked.tell(200, {}))
        calls: list[Any] = [almagest.ics, almagest.pdf, almagest.svg, almagest.png, almagest.make_feed]
        for call in calls:
            with self.assertRaisesRegex(ValueError, "'searchCities' has no (calendar|report|picture)"):
                call("searchCities")
        self.assertEqual(self.seen, [])

    def test_a_value_that_json_has_not_is_named_by_its_path(self) -> None:
        almagest = self.serve(lambda asked: asked.tell(200, {}))
        loop: list[object] = []
        loop.append(loop)
        for wrong in (date(1990, 7, 15), Decimal(1), b"x", {1}, float("nan"), {(1, 2): 3}, loop):
            with self.assertRaisesRegex(ValueError, r"^people\[1\]\.birth(\[0\])? "):
                almagest.call("generateNatalChart", {"people": [{}, {"birth": wrong}]})
            line: Any = {"id": "a", "operation": "getCard", "input": {"date": wrong}}
            with self.assertRaisesRegex(ValueError, r"^lines\[1\]\.input\.date(\[0\])? "):
                list(almagest.batch([Batches.LINES[0], line]))
        with self.assertRaisesRegex(ValueError, "isoformat"):
            almagest.call("generateNatalChart", {"date": date(1990, 7, 15)})
        for unnamed in ({"operation": "getCard"}, {"id": 1.5, "operation": "getCard"}, "getCard"):
            with self.assertRaisesRegex(ValueError, r"lines\[0\] is .* an id"):
                list(almagest.batch([unnamed]))  # type: ignore[list-item]
        self.assertEqual(self.seen, [])


class Errors(Served):
    def test_a_refusal_has_the_record(self) -> None:
        issue = {"path": "date", "message": "Send YYYY-MM-DD.", "code": "invalid"}
        record = {"error": "no", "code": "validation_error", "issues": [issue], "doc_url": "https://x/docs"}
        almagest = self.serve(lambda asked: asked.tell(400, record, {"X-Request-Id": "r1"}))
        error = self.failure(lambda: almagest.tarot.get_card("star"))
        self.assertEqual((error.code, error.status, error.issues), ("validation_error", 400, [issue]))
        self.assertEqual((error.doc_url, error.headers["X-Request-Id"]), ("https://x/docs", "r1"))
        self.assertEqual(str(error), "validation_error: no (date: Send YYYY-MM-DD.)")

    def test_an_issue_is_said_once_and_an_unreadable_one_is_left_out(self) -> None:
        issue = {"path": "date", "message": "No day.", "code": "invalid"}
        record = {"error": "No day.", "code": "validation_error", "issues": [issue, issue, 7, {"path": 1}]}
        self.assertEqual(str(AlmagestError("x", "No day.", record=record)), "x: date: No day.")
        for issues in (None, "x", {"a": 1}, [None]):
            self.assertEqual(AlmagestError("x", "y", record={"issues": issues}).issues, [])

    def test_an_error_is_copied_and_pickled_whole(self) -> None:
        error = AlmagestError("x", "y", status=429, record={"retryAfterSeconds": 3}, headers={"X-Request-Id": "r"})
        for again in (copy.copy(error), copy.deepcopy(error), pickle.loads(pickle.dumps(error))):
            self.assertIsInstance(again, AlmagestError)
            self.assertEqual((str(again), again.__dict__), (str(error), error.__dict__))

    def test_the_wait_is_that_of_the_record_or_of_the_header(self) -> None:
        def told(header: str, **record: Any) -> float | None:
            return AlmagestError("x", "y", record=record, headers={"Retry-After": header}).retry_after_seconds

        self.assertEqual([told("7"), told("7", retryAfterSeconds=3), told("soon")], [7.0, 3.0, None])
        self.assertAlmostEqual(told(formatdate(time.time() + 60, usegmt=True)) or 0, 60, delta=3)

    def test_any_413_is_of_a_body_too_large(self) -> None:
        almagest = self.serve(lambda asked: asked.tell(413, b"<html>", {"Content-Type": "text/html"}))
        error = self.failure(lambda: almagest.tarot.draw_cards({"count": 1}))
        self.assertEqual((error.code, error.status), ("payload_too_large", 413))
        self.assertNotIn("html", str(error))

    def test_a_page_in_place_of_an_answer_is_unreadable(self) -> None:
        for status in (200, 404, 500):
            almagest = self.serve(lambda asked: asked.tell(status, b"<html>", {"Content-Type": "text/html"}))
            error = self.failure(lambda: almagest.tarot.get_card("star"))
            self.assertEqual((error.code, error.status), ("unreadable", status))

    def test_no_answer_is_unreachable(self) -> None:
        error = self.failure(lambda: Almagest("http://127.0.0.1:1/api/v2", retries=0).tarot.get_card("star"))
        self.assertEqual((error.code, error.status), ("unreachable", None))
        self.assertIn("127.0.0.1:1", str(error))

    def test_silence_ends_after_the_timeout(self) -> None:
        silent = threading.Event()
        self.addCleanup(silent.set)

        def say_nothing(asked: Asked) -> None:
            silent.wait(5)
            asked.hang_up()

        almagest = self.serve(say_nothing, timeout=0.2)
        self.assertEqual(self.failure(lambda: almagest.tarot.get_card("star")).code, "unreachable")


class Waiting(Served):
    def test_a_refusal_that_passes_is_sent_again(self) -> None:
        almagest = self.serve(
            lambda asked: asked.tell(503, BUSY, {"Retry-After": "0"}),
            lambda asked: asked.tell(429, BUSY, {"Retry-After": "0"}),
            lambda asked: asked.tell(200, {"name": "The Star"}),
        )
        self.assertEqual(almagest.tarot.get_card("star")["name"], "The Star")
        self.assertEqual(len(self.seen), 3)

    def test_as_often_as_the_options_say(self) -> None:
        for retries in (0, 1):
            almagest = self.serve(lambda asked: asked.tell(503, BUSY, {"Retry-After": "0"}), retries=retries)
            self.assertEqual(self.failure(lambda: almagest.tarot.get_card("star")).code, "compute_saturated")
            self.assertEqual(len(self.seen), retries + 1)

    def test_a_long_wait_is_an_error_at_once(self) -> None:
        almagest = self.serve(lambda asked: asked.tell(429, {**BUSY, "retryAfterSeconds": 9999}, {"Retry-After": "9999"}))
        error = self.failure(lambda: almagest.tarot.get_card("star"))
        self.assertEqual((error.retry_after_seconds, len(self.seen)), (9999, 1))

    def test_waits_are_those_of_the_header(self) -> None:
        def wait(status: int, header: str | None, attempt: int = 0) -> float | None:
            headers = {} if header is None else {"retry-after": header}
            return wait_seconds(AlmagestError("x", "y", status=status, headers=headers), attempt, 1_000_000.0)

        self.assertEqual(wait(429, "7"), 7.0)
        self.assertEqual(wait(503, formatdate(1_000_012.0, usegmt=True)), 12.0)
        self.assertEqual(wait(503, formatdate(999_999.0, usegmt=True)), 0.0)
        self.assertEqual([wait(502, None, attempt) for attempt in range(3)], [0.5, 1.0, 2.0])
        self.assertEqual([wait(429, None), wait(409, None), wait(400, "1"), wait(500, "1")], [None] * 4)
        # Unreadable is as good as none.
        self.assertEqual([wait(503, "soon"), wait(503, "-1"), wait(429, "soon")], [0.5, 0.5, None])

    def test_a_broken_connection_is_tried_again_only_under_a_key(self) -> None:
        almagest = self.serve(lambda asked: asked.hang_up(), lambda asked: asked.tell(200, {}))
        self.assertEqual(self.failure(lambda: almagest.tarot.draw_cards({"count": 1})).code, "unreachable")
        almagest = self.serve(lambda asked: asked.hang_up(), lambda asked: asked.tell(200, {"seed": "s"}))
        self.assertEqual(almagest.tarot.draw_cards({"count": 1}, idempotency_key="k-1"), {"seed": "s"})
        self.assertEqual([headers["Idempotency-Key"] for _, _, headers, _ in self.seen], ['"k-1"', '"k-1"'])


def line(number: int, **rest: Any) -> bytes:
    return json.dumps({"line": number, **rest}).encode() + b"\n"


class Batches(Served):
    LINES: list[BatchLine] = [{"id": name, "operation": "getCard", "input": {"id": name}} for name in ("star", "moon", "sun")]

    def stream(self, *lines: bytes, ends: bool = True) -> Handle:
        """An answer in chunks, cut off in the middle where it does not end."""

        def handle(asked: Asked) -> None:
            asked.send_response(200)
            asked.send_header("Content-Type", "application/x-ndjson")
            asked.send_header("Transfer-Encoding", "chunked")
            asked.end_headers()
            for one in lines:
                asked.wfile.write(f"{len(one):x}\r\n".encode() + one + b"\r\n")
            asked.wfile.flush()
            asked.wfile.write(b"0\r\n\r\n") if ends else asked.hang_up()

        return handle

    def test_each_line_has_its_result_in_the_order_of_the_answer(self) -> None:
        refused = {"error": "none", "code": "not_found"}
        almagest = self.serve(
            self.stream(line(2, status=200, answer=2), line(1, status=404, error=refused), line(3, status=200, answer=3), b'{"done":true}\n')
        )
        results = list(almagest.batch(self.LINES, order="any"))
        self.assertEqual([(one.id, one.data) for one in results], [("moon", 2), ("star", None), ("sun", 3)])
        self.assertEqual([one.error and (one.error.code, one.error.status) for one in results], [None, ("not_found", 404), None])
        self.assertEqual(self.seen[0][1], "/api/v2/batch?order=any")

    def test_lines_without_an_answer_are_sent_again_under_the_same_key(self) -> None:
        almagest = self.serve(
            self.stream(line(1, status=200, answer=1), b'{"line":2,"stat', ends=False),
            self.stream(line(1, status=200, answer=2), line(2, status=200, answer=3), b'{"done":true}\n'),
        )
        self.assertEqual([one.data for one in almagest.batch(self.LINES)], [1, 2, 3])
        self.assertEqual([body.count(b"\n") for _, _, _, body in self.seen], [3, 2])
        self.assertEqual(len({headers["Idempotency-Key"] for _, _, headers, _ in self.seen}), 1)

    def test_a_refused_batch_is_the_error_of_every_line(self) -> None:
        almagest = self.serve(lambda asked: asked.tell(403, {"error": "secret keys only", "code": "forbidden"}))
        errors = [one.error for one in almagest.batch(self.LINES)]
        self.assertEqual([error and error.code for error in errors], ["forbidden"] * 3)
        self.assertEqual(len(self.seen), 1)

    def test_an_attempt_without_any_answer_is_made_as_often_as_the_options_say(self) -> None:
        almagest = self.serve(lambda asked: asked.tell(503, BUSY, {"Retry-After": "0"}), retries=1)
        self.assertEqual([one.error is not None for one in almagest.batch(self.LINES)], [True] * 3)
        self.assertEqual(len(self.seen), 2)

    def test_a_thousand_lines_go_into_a_request(self) -> None:
        def echo(asked: Asked) -> None:
            count = asked.body.count(b"\n")
            self.stream(*(line(number + 1, status=200, answer=number) for number in range(count)))(asked)

        almagest = self.serve(echo)
        lines: list[BatchLine] = [{"id": number, "operation": "getCard"} for number in range(1_001)]
        self.assertEqual(sum(1 for _ in almagest.batch(lines)), 1_001)
        self.assertEqual([body.count(b"\n") for _, _, _, body in self.seen], [1_000, 1])


if __name__ == "__main__":
    unittest.main()
