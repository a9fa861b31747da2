import { sortProvinces } from "@sen/domain";
import { ok } from "../../../http/envelope.ts";
import { notFound } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";

/** Sorts numbers in names by value: "Quận 2" before "Quận 10". */
const collator = new Intl.Collator("vi", { numeric: true });
const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name);

/** How many levels the places have, and the name of their data set. */
export const getPlaceDataset: Operation<"getPlaceDataset"> = ({ places }) =>
  Promise.resolve(ok(places.dataset));

/** Provinces: preferred ones first, then by name. Spec §3, location tree. */
export const listProvinces: Operation<"listProvinces"> = async ({ db, places }) =>
  ok(sortProvinces(await places.provinces(db)));

/** Districts of a province, by name. */
export const listDistricts: Operation<"listDistricts"> = async ({ db, places, params }) =>
  ok(found(await places.districts(db, params.id)).toSorted(byName));

/** Wards of a district, by name, each with its parent path. */
export const listWards: Operation<"listWards"> = async ({ db, places, params }) =>
  ok(found(await places.wardsOfDistrict(db, params.id)).toSorted(byName));

/** Wards of a province, by name, for a data set without districts. */
export const listProvinceWards: Operation<"listProvinceWards"> = async ({ db, places, params }) =>
  ok(found(await places.wardsOfProvince(db, params.id)).toSorted(byName));

/** Wards by former or today's name, the closest first. */
export const searchWards: Operation<"searchWards"> = async ({ db, places, query }) =>
  ok(found(await places.searchWards(db, query.keyword)));

function found<Place>(places: Place[] | null): Place[] {
  if (places === null) throw notFound();
  return places;
}
