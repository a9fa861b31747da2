import { context, propagation, SpanKind, SpanStatusCode, trace, type Attributes } from "@opentelemetry/api";

/** Where to send spans, and for how many requests. */
export interface TracingOptions {
  /** The service name: `backend`, `storefront`. */
  service: string;
  /** URL of an OTLP/HTTP receiver, such as http://127.0.0.1:4318. */
  endpoint: string;
  /** Sampling ratio of traces that start here, from 0 to 1. For others the caller has decided. */
  ratio: number;
}

let isStarted = false;

/** Whether tracing is on. Skip work that is only needed for spans otherwise. */
export const isTracing = (): boolean => isStarted;

/** Starts tracing, loading the SDK only now. Returns a function that flushes the remaining spans and stops. */
export async function startTracing({
  service,
  endpoint,
  ratio,
}: TracingOptions): Promise<() => Promise<void>> {
  const [hooks, core, exporter, resources, sdk] = await Promise.all([
    import("@opentelemetry/context-async-hooks"),
    import("@opentelemetry/core"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace"),
  ]);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ "service.name": `sen-${service}` }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new exporter.OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` }),
      }),
    ],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  isStarted = true;
  return async () => {
    isStarted = false;
    await provider.shutdown();
    for (const one of [context, propagation, trace]) one.disable();
  };
}

/** Sets the trace headers of an outgoing request. */
export function injectTraceContext(tell: (name: string, value: string) => void): void {
  propagation.inject(context.active(), null, { set: (_, name, value) => tell(name, value) });
}

/** Runs work in its own span. An error is recorded without its message, which may contain personal data. */
export async function inSpan<Result>(
  name: string,
  { attributes }: { attributes: Attributes },
  work: () => Promise<Result>,
): Promise<Result> {
  const span = trace.getTracer("sen").startSpan(name, { kind: SpanKind.CLIENT, attributes });
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
    throw error;
  } finally {
    span.end();
  }
}
