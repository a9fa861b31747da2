import { serveMetrics, startTracing } from "@sen/server";
import { startReceiver, type OtlpReceiver } from "@sen/server/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useShop } from "../../test/shop.ts";
import { demoCustomer } from "../../test/small-shop/index.ts";
import { connect } from "../database/connect.ts";
import { measurePools } from "../database/pool-metrics.ts";
import { addJob } from "../jobs/add-job.ts";
import { measureDueJobs } from "../jobs/due-jobs.ts";
import { handlers } from "../modules/job-handlers.ts";
import { measureGateways, recordDifference, resolveDifference } from "../modules/payments/index.ts";
import { closeAlert, measureAlerts, raiseAlert } from "../modules/provider-log/index.ts";

let receiver: OtlpReceiver;
let endTracing: () => Promise<void>;

const shop = await useShop(undefined, async (url) => {
  receiver = await startReceiver();
  endTracing = await startTracing({ service: "backend", endpoint: receiver.endpoint, ratio: 0 });
  const connection = connect(url, { connections: 3 });
  measurePools(connection);
  measureDueJobs(connection.db, handlers);
  measureAlerts(connection.db);
  measureGateways(connection.db, { now: () => shop.clock.now() });
  return connection;
});
afterAll(() => receiver.close());

describe("metrics", () => {
  let metrics: Awaited<ReturnType<typeof serveMetrics>>;
  beforeAll(async () => {
    metrics = await serveMetrics({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => metrics.close());

  const read = async () => (await fetch(`${metrics.url}/metrics`)).text();

  it("count responses by operation and status, and measure pool and jobs", async () => {
    await shop.call("listMalls");
    await shop.call("getProduct", { params: { id: 987_654 } });
    shop.clock.pass(5 * 60_000);
    await shop.runJobs();
    await addJob(
      shop.db,
      "prepare-video",
      { media_id: crypto.randomUUID() },
      { runAt: new Date(Date.now() - 90_000) },
    );
    const told = await read();
    expect(told).toMatch(/^sen_backend_job_oldest_due_seconds\{lane="heavy"\} 9\d\./m);
    expect(told).toMatch(/^sen_backend_job_oldest_due_seconds\{lane="main"\} \d/m);
    expect(told).toMatch(/^sen_backend_job_seconds_count\{job="sweep",outcome="done"\} [1-9]/m);
    expect(told).toMatch(/^sen_backend_answer_seconds_count\{operation="listMalls",status="200"\} \d+$/m);
    expect(told).toMatch(/^sen_backend_answer_seconds_count\{operation="getProduct",status="404"\} \d+$/m);
    expect(told).toMatch(/^sen_backend_pool_connections\{kind="all",state="idle"\} [1-3]$/m);
    expect(told).toMatch(/^sen_backend_pool_waiting\{kind="all"\} 0$/m);
    expect(told).toContain("nodejs_eventloop_lag_seconds");
    // Only names and labels: the digits of a value are chance.
    expect(told.replace(/ \S+$/gm, "")).not.toContain("987654");
  });

  it("count the alerts that are open", async () => {
    for (const subject of ["one", "other"]) {
      await raiseAlert(shop.db, { subject, text: "" }, shop.clock.now());
    }
    expect(await read()).toMatch(/^sen_backend_alerts_open 2$/m);
    await closeAlert(shop.db, "one", shop.clock.now());
    expect(await read()).toMatch(/^sen_backend_alerts_open 1$/m);
  });

  it("measure what needs attention at a gateway, as long as anything does", async () => {
    // Other files' calls of the gateway stay in the totals of this process.
    const isGauge = (line: string) => line.includes('gateway="vnpay"') && !line.includes("_total");
    const atVnpay = async () => (await read()).split("\n").filter(isGauge);
    const { id } = await recordDifference(
      shop.db,
      {
        gateway: "vnpay",
        kind: "payment",
        difference: "missing_there",
        reference: crypto.randomUUID(),
        here: "5000 VND",
        there: null,
      },
      shop.clock.now(),
    );
    expect(await atVnpay()).toEqual([
      'sen_backend_orphaned_money_dong{gateway="vnpay"} 0',
      'sen_backend_transfers_overdue{gateway="vnpay"} 0',
      'sen_backend_payment_differences_open{gateway="vnpay"} 1',
      'sen_backend_payments_in_review{gateway="vnpay"} 0',
    ]);
    await resolveDifference(shop.db, id, "VNPay has paid it out", shop.clock.now());
    expect(await atVnpay()).toEqual([]);
  });

  it("are not served on the public port", async () => {
    expect((await shop.app.inject("/metrics")).statusCode).toBe(404);
    expect((await fetch(`${metrics.url}/`)).status).toBe(404);
  });
});

describe("a trace", () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const caller = "b7ad6b7169203331";

  it("continues from the caller's span to each query, and contains no values", async () => {
    const headers = { traceparent: `00-${traceId}-${caller}-01` };
    const { phone, password } = demoCustomer;
    await shop.call("login", { body: { phone, password }, headers });
    await shop.call("listMalls"); // Belongs to no caller's trace, and with this sampling no new trace is kept.
    await endTracing();
    const { spans } = receiver;
    expect([...new Set(spans.map((span) => span.traceId))]).toEqual([traceId]);
    const request = spans.find(({ name }) => name === "login");
    expect(request).toMatchObject({
      service: "sen-backend",
      parentSpanId: caller,
      attributes: { "http.route": "/api/v1/login", "http.response.status_code": 200 },
    });
    const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining(["SELECT", "INSERT", "COMMIT"]));
    expect(queries.find(({ name }) => name === "INSERT")?.attributes["db.query.text"]).toContain("$1");
    expect(queries).toHaveLength(spans.length - 1);
    for (const secret of [phone, password]) expect(JSON.stringify(spans)).not.toContain(secret);
  });
});
