# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Location. Finding a birthplace: places of the world by name, with coordinates and timezone. Data by GeoNames, CC BY 4.0."""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        CitiesOfCountry,
        CitySearch,
        Countries,
    )


class LocationOperations:
    """The operations of `location`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def list_countries(
        self,
        *,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Countries:
        """Countries with known places

        ISO 3166-1 codes, English name, and how many places are known in each.
        """
        answer: Countries = self._service.ask(
            "listCountries",
            query={"limit": limit, "offset": offset, "detail": detail, "fields": fields},
        )
        return answer

    def get_cities_by_country(
        self,
        iso2: str,
        *,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> CitiesOfCountry:
        """The places of a country, the most populous first

        Coordinates, province, IANA timezone, the offset in force today and the population of
        each. The country is its ISO 3166-1 code of two letters.
        """
        answer: CitiesOfCountry = self._service.ask(
            "getCitiesByCountry",
            path={"iso2": iso2},
            query={"limit": limit, "offset": offset, "detail": detail, "fields": fields},
        )
        return answer

    def search_cities(
        self,
        *,
        q: str,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> CitySearch:
        """Places by name, with coordinates and timezone

        Letter case, accents and punctuation do not matter, and names in other scripts and
        former names are known. A country or province may follow, with a comma or without. Exact
        names come first, then qualified ones, then names that begin so, then places that merely
        have the words, the most populous first; an island or country has its main place first.
        Where nothing matches, one misspelt letter is forgiven. match marks guesses. Place data:
        GeoNames, CC BY 4.0.
        """
        answer: CitySearch = self._service.ask(
            "searchCities",
            query={"q": q, "limit": limit, "offset": offset, "detail": detail, "fields": fields},
        )
        return answer
