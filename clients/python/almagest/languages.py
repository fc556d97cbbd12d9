# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Languages. The languages of the service, and labels for forms in each of them"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        FieldLabels,
        Language,
        Languages,
    )


class LanguagesOperations:
    """The operations of `languages`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def list_languages(
        self,
        *,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Languages:
        """The languages that the parameter lang takes

        A text without a translation is given in English, field by field.
        """
        answer: Languages = self._service.ask(
            "listLanguages",
            query={"detail": detail, "fields": fields},
        )
        return answer

    def get_field_labels(
        self,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> FieldLabels:
        """Labels for forms: every request field and every value it takes

        Read from the schemas of the service itself. What is sent stays the canonical English
        value. An identifier that several collections use for different things is left out.
        """
        answer: FieldLabels = self._service.ask(
            "getFieldLabels",
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer
