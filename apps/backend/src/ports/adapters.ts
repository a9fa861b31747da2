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

/** The external services and devices, each behind its own interface. */
export interface Adapters {
  clock: Clock;
  paymentGateways: PaymentGateways;
  sms: SmsSender;
  /** Zalo, tried first for one-time codes; null if it is not configured. */
  zns: SmsSender | null;
  email: EmailSender;
  push: PushSender;
  carrier: Carrier;
  mediaStorage: MediaStorage;
  videoTool: VideoTool;
  /** The CAPTCHA service; null to use proof of work. */
  captcha: Captcha | null;
  /** The simulated services of a demonstration; null in a real shop. */
  demonstration: Demonstration | null;
}
