import type { Account, Charge, ChargeRequest, Meter, Receipt } from "./meter";
import type { LedgerMeter } from "./postgres/ledger-meter";

/** A network has the allowance of this many clients: an IPv6 /48 holds 65,536 subscribers' networks of 64 bits. */
export const CLIENTS_OF_A_NETWORK = 16;

export interface NetworkMeterOptions {
  readonly clients: LedgerMeter;
  /** Counts networks, by the days of their clients' calls. */
  readonly networks: LedgerMeter;
}

/**
 * Counts the calls of a client without a key for the network around it too, so that nobody has the allowances of all
 * the addresses that one site was given. A call takes a unit of both or of neither.
 */
export function networkMeter({ clients, networks }: NetworkMeterOptions): LedgerMeter {
  const around = new WeakMap<Receipt, Receipt>();

  const charge = async (request: ChargeRequest): Promise<Charge> => {
    const { networkId } = request.account;
    if (networkId === undefined) return clients.charge(request);
    const network: Account = { id: networkId, window: "day" };
    const own: Step = { meter: clients, request };
    const its: Step = { meter: networks, request: { ...request, account: network } };
    // The likelier to refuse goes first: nothing has to be given back then.
    const isFull = networks.lastKnown(network).remaining === 0;
    const [first, second] = isFull ? [its, own] : [own, its];
    const one = await taken(first);
    if (!one.granted) return told(one, isFull);
    const other = await takenToo(second, { meter: first.meter, receipt: one.receipt });
    if (!other.granted) return told(other, !isFull);
    const [client, site] = isFull ? [other, one] : [one, other];
    around.set(client.receipt, site.receipt);
    return client;
  };

  const refund: Meter["refund"] = async (receipt) => {
    const site = around.get(receipt);
    const [position] = await Promise.all([clients.refund(receipt), site && networks.refund(site)]);
    return position;
  };

  const answered: Meter["answered"] = async (receipt, answer) => {
    const site = around.get(receipt);
    await Promise.all([clients.answered(receipt, answer), site && networks.answered(site)]);
  };

  const settled = async (): Promise<void> => void (await Promise.all([clients.settled(), networks.settled()]));

  // A call without a key has no key of idempotency either, so a network has no part in those.
  const { chargeOnce, resume, recall, current, lastKnown } = clients;
  return { charge, chargeOnce, resume, recall, refund, answered, settled, current, lastKnown };
}

interface Step {
  readonly meter: Meter;
  readonly request: ChargeRequest;
}

const taken = ({ meter, request }: Step): Promise<Charge> => meter.charge(request);

/** Takes the second unit; where there is none, the first goes back. */
async function takenToo(
  step: Step,
  { meter, receipt }: { readonly meter: Meter; readonly receipt: Receipt },
): Promise<Charge> {
  try {
    const charge = await taken(step);
    if (!charge.granted) await meter.refund(receipt);
    return charge;
  } catch (error) {
    // The meter gives it back later where it cannot now.
    await meter.refund(receipt).catch(() => undefined);
    throw error;
  }
}

function told(charge: Extract<Charge, { granted: false }>, isOfNetwork: boolean): Charge {
  return isOfNetwork && charge.code !== "rate_limited" ? { ...charge, isOfNetwork: true } : charge;
}
