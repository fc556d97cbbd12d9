export { type BurstGuard, burstGuard } from "./burst";
export { type Asking, type FreeKind, type FreeWork, type FreeWorkOptions, freeWork } from "./free-work";
export { type MemoryMeterOptions, memoryMeter } from "./memory";
export {
  type Account,
  type Allowance,
  type Charge,
  type ChargeRequest,
  type ExhaustedCharge,
  exhaustedCode,
  type Meter,
  type Receipt,
  type TooFastCharge,
  type WindowKind,
} from "./meter";
export { CLIENTS_OF_A_NETWORK, type NetworkMeterOptions, networkMeter } from "./network-meter";
export {
  type MadeAt,
  ONCE_HOURS,
  ONCE_LEASE_SECONDS,
  type OnceEntry,
  type OnceQuestion,
  type Recalled,
  type Resumed,
} from "./once";
export { batcher, type Pace } from "./postgres/batcher";
export { GIVEN_BACK, takeForDelivery, type UnitOfDelivery } from "./postgres/deliveries";
export { type GiveBackFate, type GivenBack, giveBack } from "./postgres/give-back";
export { type LedgerMeter, ledgerMeter } from "./postgres/ledger-meter";
export { isStorageAway, type LedgerDatabase, type LedgerRow, StorageAway } from "./postgres/port";
export { type CounterDifference, type Reconciliation, reconcile, type UnansweredUnit } from "./postgres/reconcile";
export { forgetOldKeys } from "./postgres/resume";
export { numberOf, onlyRow, requireText, textOf } from "./postgres/rows";
export { type Statement, send } from "./postgres/send";
export type { BatchStatement, LedgerMeterOptions } from "./postgres/statements";
export { type SharedBurst, type SharedBurstOptions, sharedBurst } from "./shared-burst";
export { needAccount, type UsageAccount, usage, usageDomain } from "./usage/operation";
export { dayOf, monthOf, secondsUntilEnd, type UsageWindow, windowOf } from "./window";
