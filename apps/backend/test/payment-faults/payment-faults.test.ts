import { afterAll, expect, it } from "vitest";
import { gatewayRegistry } from "../../src/adapters/payment-gateway/registry.ts";
import type { PaymentGateway } from "../../src/ports/payment-gateway.ts";
import { randomFor } from "@sen/demo/seed/catalogue/random";
import { momoDouble, vnpayDouble, type GatewayDouble } from "../gateway-doubles.ts";
import { manyCustomers } from "../many-customers.ts";
import { useShop } from "../shop.ts";
import { Delays, faultyGateway, type Faults } from "./faulty-gateway.ts";
import { roundsOf } from "./round.ts";

/** How many orders are followed from their page until their money is settled. `npm run payments` follows 10,000. */
const RUNS = Number(process.env.PAYMENT_RUNS ?? 20);
/** Every run plays the same histories. Another seed plays others. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_124);
/** How many orders are followed concurrently. */
const AT_ONCE = Math.min(RUNS, 40);

const faults: Faults = { random: randomFor("nothing"), delays: new Delays(), isOn: false, mayDelay: false };
const network = { faults };
const clock = { now: () => shop.clock.now(), wait: () => Promise.resolve() };
const doubles = await Promise.all([vnpayDouble(clock), momoDouble(clock)]);
/** Refunds that were sent while another refund of the same money was in progress. */
const sentTwice: string[] = [];
const shop = await useShop(() => ({ paymentGateways: gatewayRegistry(doubles.map(overNetwork)) }));

function overNetwork({ gateway, refunds }: GatewayDouble): PaymentGateway {
  const watched: PaymentGateway = {
    ...gateway,
    refund(request) {
      const other = refunds().find(
        ({ payment, name, isCompleted }) =>
          payment === request.payment.reference && name !== request.reference && !isCompleted,
      );
      if (other) sentTwice.push(`${gateway.id}: ${request.reference} was sent beside ${other.name}`);
      return gateway.refund(request);
    },
  };
  return faultyGateway(watched, () => network.faults);
}

const customers = await manyCustomers(shop, AT_ONCE);
afterAll(() => Promise.all(doubles.map(({ stop }) => stop())));

it(
  `refunds exactly once, and releases goods only for money that stays, despite network faults in ${RUNS} payments`,
  { timeout: 600_000 + RUNS * 2_000 },
  async () => {
    const play = roundsOf({ shop, doubles, customers, network });
    for (let round = 0; round < RUNS / AT_ONCE; round += 1) {
      const wrongs = [...(await play(SEED + round)), ...sentTwice];
      expect(wrongs, `FUZZ_SEED=${SEED + round}: ${wrongs.join("; ")}`).toEqual([]);
    }
  },
);
