import document from "@sen/api/openapi.json" with { type: "json" };

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  maxLength?: number;
}

const schemas = document.components.schemas as unknown as Record<string, Schema>;

/** The contract's maximum length of a text, in characters: `maxLength("WardCode")`, or of an entity's field: `maxLength("Order", "code")`. */
export function maxLength(entity: string, field?: string): number {
  const text = field === undefined ? { $ref: entity } : propertyOf({ $ref: entity }, field);
  const limit = text && resolved(text).maxLength;
  if (limit === undefined) {
    throw new RangeError(`The contract sets no maximum length for ${entity} ${field ?? ""}.`);
  }
  return limit;
}

function propertyOf(given: Schema, field: string): Schema | undefined {
  const { properties, allOf = [] } = resolved(given);
  return properties?.[field] ?? allOf.map((part) => propertyOf(part, field)).find((found) => found);
}

function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  return resolved(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
}
