export { type MemoryMeterOptions, memoryMeter } from "./memory";
export type { Allowance, Charge, ChargeRequest, Meter, Receipt } from "./meter";
export { type MonthWindow, monthOf, secondsUntilEnd } from "./window";
