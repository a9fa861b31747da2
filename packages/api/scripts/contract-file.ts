/** The parts of an OpenAPI document that our scripts and tests look at. */
export interface Contract {
  security?: Record<string, unknown>[];
  paths: Record<string, Record<string, Operation>>;
}

export interface Operation {
  operationId?: string;
  security?: Record<string, unknown>[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const METHODS = ["get", "post", "put", "delete"] as const;

/** Every operation, in the contract's order. */
export function operationsOf(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}
