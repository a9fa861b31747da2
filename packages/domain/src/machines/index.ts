export * from "./complaint-machine.ts";
export * from "./machine.ts";
export * from "./order-machine.ts";
export * from "./payment-machine.ts";
export * from "./refund-machine.ts";
export * from "./return-machine.ts";
export * from "./ticket-machine.ts";
