import type { Captcha } from "./captcha.ts";
import type { Carrier } from "./carrier.ts";
import type { Clock } from "./clock.ts";
import type { Demonstration } from "./demonstration.ts";
import type { EmailSender } from "./email.ts";
import type { MediaStorage } from "./media-storage.ts";
import type { PaymentGateways } from "./payment-gateways.ts";
import type { PushSender } from "./push.ts";
import type { SmsSender } from "./sms.ts";
import type { VideoTool } from "./video-tool.ts";

/** What lies outside this program, each behind one interface. */
export interface Adapters {
  clock: Clock;
  paymentGateways: PaymentGateways;
  sms: SmsSender;
  /** Zalo, which codes go by first; null where it is not set up. */
  zns: SmsSender | null;
  email: EmailSender;
  push: PushSender;
  carrier: Carrier;
  mediaStorage: MediaStorage;
  videoTool: VideoTool;
  /** Tells people from programs; null where proofs of work do. */
  captcha: Captcha | null;
  /** What stands in for much of this in a demonstration; null in a real shop. */
  demonstration: Demonstration | null;
}
