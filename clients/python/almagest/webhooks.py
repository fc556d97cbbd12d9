# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Webhooks: what happens in the sky, sent to an address of yours when it happens, signed by Standard Webhooks. Secret keys only. A delivery that is accepted costs a unit; managing webhooks costs nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        AskedSkyWebhook,
        AskedWebhookSecret,
        NewSkyWebhook,
        NewWebhookSecret,
        RemovedSkyWebhook,
        SkyDeliveries,
        SkyDelivery,
        SkyWebhook,
        SkyWebhooks,
        TestedSkyWebhook,
    )


class WebhooksOperations:
    """The operations of `webhooks`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def list_webhooks(
        self,
    ) -> SkyWebhooks:
        """List Webhooks

        The webhooks of the key, without their secrets and without births.
        """
        answer: SkyWebhooks = self._service.ask(
            "listWebhooks",
        )
        return answer

    def make_webhook(
        self,
        body: AskedSkyWebhook,
    ) -> NewSkyWebhook:
        """Make a Webhook

        Makes a webhook; a key has at most 20. The receiver gets a POST of type
        `webhook.challenge` first and has to repeat `data.challenge` with a 2xx, alone or as
        JSON in `challenge`. The secret is told once.

        Each event is sent when it happens, with the time that its operation answers. A delivery
        that is answered with a 2xx costs one unit, its retries nothing; without units it waits.
        At least once: drop what has a `webhook-id` that you have seen. Retries go on for a day;
        a webhook that accepts nothing for three days is disabled.
        """
        answer: NewSkyWebhook = self._service.ask(
            "makeWebhook",
            body=body,
        )
        return answer

    def get_webhook(
        self,
        id: str,
    ) -> SkyWebhook:
        """Get a Webhook

        One webhook of the key, as the list has it: without its secret and without a birth.
        """
        answer: SkyWebhook = self._service.ask(
            "getWebhook",
            path={"id": id},
        )
        return answer

    def remove_webhook(
        self,
        id: str,
    ) -> RemovedSkyWebhook:
        """Remove a Webhook

        Removes a webhook with everything that is stored of it. With the key, all of its
        webhooks go.
        """
        answer: RemovedSkyWebhook = self._service.ask(
            "removeWebhook",
            path={"id": id},
        )
        return answer

    def test_webhook(
        self,
        id: str,
    ) -> TestedSkyWebhook:
        """Test a Webhook

        Sends a delivery of type webhook.test once and answers what became of it. It costs a
        unit if it is accepted.
        """
        answer: TestedSkyWebhook = self._service.ask(
            "testWebhook",
            path={"id": id},
        )
        return answer

    def enable_webhook(
        self,
        id: str,
    ) -> SkyWebhook:
        """Enable a Webhook

        Puts a disabled webhook in force, after a challenge. Events less than a day old are
        sent.
        """
        answer: SkyWebhook = self._service.ask(
            "enableWebhook",
            path={"id": id},
        )
        return answer

    def replace_webhook_secret(
        self,
        id: str,
        body: AskedWebhookSecret | None = None,
    ) -> NewWebhookSecret:
        """Replace the Secret of a Webhook

        Makes a new secret. Old ones, at most three, sign beside it until the time of each is
        over.
        """
        answer: NewWebhookSecret = self._service.ask(
            "replaceWebhookSecret",
            path={"id": id},
            body=body,
        )
        return answer

    def list_webhook_deliveries(
        self,
        id: str,
    ) -> SkyDeliveries:
        """List Deliveries of a Webhook

        The latest hundred, with what became of them.
        """
        answer: SkyDeliveries = self._service.ask(
            "listWebhookDeliveries",
            path={"id": id},
        )
        return answer

    def redeliver_webhook(
        self,
        id: str,
        delivery: str,
    ) -> SkyDelivery:
        """Send a Delivery Again

        Begins a delivery anew, with the same id and bytes. It costs a unit if it is accepted,
        also where it was accepted before.
        """
        answer: SkyDelivery = self._service.ask(
            "redeliverWebhook",
            path={"id": id, "delivery": delivery},
        )
        return answer
