import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { GHN_TEST_TOKEN, startGhn, type GhnServer } from "../../apps/backend/test/ghn-server.ts";
import { startMessengers, type MessageServer } from "../../apps/backend/test/message-server.ts";
import { startMomo, type Momo } from "../../apps/backend/test/momo-server.ts";
import { startVnpay, type Vnpay } from "../../apps/backend/test/vnpay-server.ts";
import { addressOf } from "./compose.ts";

/** Test doubles of the external services: the sandboxes of VNPay, MoMo and GHN, eSMS and a mail server. */
export interface Doubles {
  vnpay: Vnpay;
  momo: Momo;
  ghn: GhnServer;
  messengers: MessageServer;
  /** Balancer ports that expose the doubles over https. */
  sites: { port: number; url: string }[];
  /** The shop's credentials there, as in accounts.env. */
  accounts: Record<string, string>;
  stop: () => Promise<unknown>;
}

const VNPAY_PORT = 8444;
const GHN_PORT = 8445;
const MOMO_PORT = 8446;
const ESMS_PORT = 8447;
const GHN_SHOP = 885;
const momoKeys = {
  partnerCode: "SENSHOP",
  accessKey: "an access key",
  secretKey: "a secret key of the shop",
};
const vnpayAccount = { tmnCode: "SENSHOP1", hashSecret: "a hash secret of the merchant" };

/** Starts all doubles. */
export async function startDoubles(): Promise<Doubles> {
  const vnpay = await startVnpay(vnpayAccount, () => new Date());
  const momo = await startMomo(momoKeys, () => new Date());
  const ghn = await startGhn(GHN_SHOP, [
    { province: 202, district: "Quận 1", wards: ["Phường Tân Định", "Phường Bến Nghé"] },
    { province: 201, district: "Ba Đình", wards: ["Phúc Xá"] },
  ]);
  const messengers = await startMessengers("never asked for");
  const mail = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"] });
  await new Promise<void>((resolve) => mail.listen(0, "127.0.0.1", resolve));
  const { port } = mail.server.address() as AddressInfo;
  const at = (https: number, url: string) =>
    `https://${addressOf("balancer")}:${https}${new URL(url).pathname.replace(/\/$/, "")}`;
  return {
    vnpay,
    momo,
    ghn,
    messengers,
    sites: [
      { port: VNPAY_PORT, url: vnpay.urls.apiUrl },
      { port: MOMO_PORT, url: momo.url },
      { port: GHN_PORT, url: ghn.url },
      { port: ESMS_PORT, url: messengers.url },
    ],
    accounts: {
      PAYMENT_GATEWAYS: "vnpay, momo",
      MOMO_PARTNER_CODE: momoKeys.partnerCode,
      MOMO_ACCESS_KEY: momoKeys.accessKey,
      MOMO_SECRET_KEY: momoKeys.secretKey,
      MOMO_API_URL: at(MOMO_PORT, momo.url),
      VNPAY_TMN_CODE: vnpayAccount.tmnCode,
      VNPAY_HASH_SECRET: vnpayAccount.hashSecret,
      VNPAY_PAY_URL: at(VNPAY_PORT, vnpay.urls.payUrl),
      VNPAY_API_URL: at(VNPAY_PORT, vnpay.urls.apiUrl),
      CARRIER: "ghn",
      GHN_API_URL: at(GHN_PORT, ghn.url),
      GHN_TOKEN: GHN_TEST_TOKEN,
      GHN_SHOP_ID: String(GHN_SHOP),
      GHN_WEBHOOK_TOKEN: "w".repeat(40),
      ESMS_API_URL: at(ESMS_PORT, messengers.url),
      ESMS_API_KEY: "a key of the shop",
      ESMS_SECRET_KEY: "a secret of the shop",
      ESMS_BRANDNAME: "SEN",
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "sen@sen.example",
      OPERATOR_EMAIL: "operator@sen.example",
    },
    stop: () =>
      Promise.all([
        vnpay.stop(),
        momo.stop(),
        ghn.stop(),
        messengers.stop(),
        new Promise<void>((resolve) => mail.close(resolve)),
      ]),
  };
}
