export { type MemoryMeterOptions, memoryMeter } from "./memory";
export type { Allowance, Charge, ChargeRequest, Meter, Receipt } from "./meter";
export { type LedgerMeter, type LedgerMeterOptions, ledgerMeter } from "./postgres/ledger-meter";
export { type Migration, migrate, migrationOf, schemaVersion } from "./postgres/migrate";
export type { LedgerDatabase, LedgerRow } from "./postgres/port";
export { type CounterDifference, type Reconciliation, reconcile, type UnansweredUnit } from "./postgres/reconcile";
export { type MonthWindow, monthOf, secondsUntilEnd } from "./window";
