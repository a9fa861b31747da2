export { METHODS, tricks, type Trick } from "./desync-tricks.ts";
export { sendTricks, type Exchange } from "./send-tricks.ts";
export { startReceiver, type OtlpReceiver } from "./otlp-receiver.ts";
