/**
 * Drizzle, for everybody who asks the database. Its package.json has 179 kB, which Node parses again for every file that names
 * the package: 2.4 ms of processor time for each of 290 files, at every start of every program.
 */
export * from "drizzle-orm";
export {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  PgDialect,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
  type CheckBuilder,
} from "drizzle-orm/pg-core";
