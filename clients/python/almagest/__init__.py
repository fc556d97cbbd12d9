"""A client of an Almagest service, of Python's standard library alone.

>>> from almagest import Almagest
>>> almagest = Almagest("http://127.0.0.1:8787/api/v2", key="alm_sk_…")
>>> almagest.tarot.get_card("star", lang="de")["nameLocalized"]
'Der Stern'
"""

from ._batch import BatchLine, BatchResult
from ._client import Almagest
from ._errors import AlmagestError, Issue
from ._operations import (
    INTERFACE_VERSION,
    OPERATIONS,
    CalendarOperation,
    Operation,
    PictureOperation,
    ReportOperation,
)
from ._service import Feed, NewFeed, ReportSender
from ._version import VERSION as __version__

__all__ = [
    "INTERFACE_VERSION",
    "OPERATIONS",
    "Almagest",
    "AlmagestError",
    "BatchLine",
    "BatchResult",
    "CalendarOperation",
    "Feed",
    "Issue",
    "NewFeed",
    "Operation",
    "PictureOperation",
    "ReportOperation",
    "ReportSender",
    "__version__",
]
