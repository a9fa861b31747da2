import type pg from "pg";
import { COUNT_PRODUCTS } from "../catalogue/index.ts";
import { stageOf } from "./table.ts";
import { emptyTable, type Staged } from "./stage.ts";
import { writeRows } from "./write-rows.ts";

/** Numbers the products in the files, so that each batch has whole products with all their rows. Returns their count. */
export async function numberProducts(client: pg.ClientBase, staged: readonly Staged[]): Promise<number> {
  const parts = staged.map(({ table }) =>
    !("product_code" in table.columns)
      ? `select p.code, s.line from ${stageOf(table)} s join variants v on v.sku = s.sku join products p on p.id = v.product_id`
      : table.key[0] === "sku"
        ? `select coalesce(s.product_code, p.code), s.line from ${stageOf(table)} s
           left join variants v on v.sku = s.sku left join products p on p.id = v.product_id`
        : `select product_code as code, line from ${stageOf(table)}`,
  );
  await emptyTable(client, "import_batch", "n integer primary key, code text not null unique");
  if (parts.length === 0) return 0;
  await client.query(
    `insert into import_batch select row_number() over (order by min(line), code), code
     from (${parts.join(" union all ")}) as named (code, line) group by code`,
  );
  await client.query("analyze import_batch");
  const { rows } = await client.query<{ count: number }>("select count(*) from import_batch");
  return rows[0]?.count ?? 0;
}

/** Writes a batch of products by their numbers, with all their rows. New products are inserted with their totals. */
export async function writeProducts(
  client: pg.ClientBase,
  staged: readonly Staged[],
  { from, to, areNew }: { from: number; to: number; areNew: boolean },
): Promise<void> {
  const batch = `(select code from import_batch where n between ${from} and ${to})`;
  const ofBatch = `s.product_code in ${batch}`;
  const skusOfBatch = `s.sku in (select v.sku from variants v join products p on p.id = v.product_id where p.code in ${batch})`;
  for (const one of staged) {
    const { table, present } = one;
    if (table.name === "variants" && present.includes("product_code")) {
      await writeOptions(client, staged, ofBatch);
      await writeRows(client, one, ofBatch, areNew);
    } else if (table.key[0] === "sku") {
      await writeRows(client, one, skusOfBatch);
    } else if (table.target === "product_media") {
      await writeRows(client, one, `${ofBatch} and coalesce(s.active, true)`, areNew);
      if (areNew) continue;
      await client.query(
        `delete from product_media t using ${stageOf(table)} s
         where ${table.find} and ${ofBatch} and not coalesce(s.active, true)`,
      );
    } else {
      await writeRows(client, one, ofBatch, areNew);
    }
  }
  if (staged.some(({ table }) => table.name === "products")) await nameOptions(client, ofBatch);
  if (areNew) return;
  const { rows } = await client.query<{ ids: number[] }>(
    `select coalesce(array_agg(id order by id), '{}') as ids from products where code in ${batch}`,
  );
  const ids = rows[0]?.ids ?? [];
  const hasChoices = staged.some(({ present }) => present.some((name) => name.startsWith("value_")));
  if (hasChoices) await dropUnusedOptions(client, ids);
  await totalProducts(client, ids);
}

/** Writes the options of products with the values that variants choose. Known values keep their index; new ones follow. */
async function writeOptions(client: pg.ClientBase, staged: readonly Staged[], which: string): Promise<void> {
  const has = (name: string) =>
    staged.some(({ table, present }) => table.name === "variants" && present.includes(name));
  for (const position of [1, 2] as const) {
    if (!has(`value_${position}_vi`)) continue;
    const image =
      position === 1 && has("image") ? "(select p.url from import_photos p where p.name = s.image)" : "null";
    await client.query(
      `with said as (
         select p.id as product_id, s.value_${position}_vi as vi, min(s.value_${position}_en) as en, min(s.line) as line,
           min(${image}) as image, min(o.option_${position}_vi) as name_vi, min(o.option_${position}_en) as name_en
         from import_variants s join products p on p.code = s.product_code
         left join import_products o on o.product_code = s.product_code
         where ${which} and s.value_${position}_vi is not null group by 1, 2
       ), known as (
         select g.product_id, v.value, v.place from variance_groups g
         cross join jsonb_array_elements(g.values) with ordinality as v (value, place)
         where g.position = ${position} and g.product_id in (select product_id from said)
       ), merged as (
         select coalesce(said.product_id, known.product_id) as product_id, name_vi, name_en,
           jsonb_strip_nulls(jsonb_build_object(
             'name_vi', coalesce(vi, value ->> 'name_vi'), 'name_en', coalesce(en, value ->> 'name_en'),
             'image_url', coalesce(image, value ->> 'image_url'))) as value,
           coalesce(place, 1000000000 + line) as place
         from said full join known on known.product_id = said.product_id and known.value ->> 'name_vi' = said.vi
       )
       insert into variance_groups as g (product_id, position, name_vi, name_en, values)
       select product_id, ${position}, coalesce(max(name_vi), ''), coalesce(max(name_en), ''), jsonb_agg(value order by place)
       from merged group by product_id
       on conflict (product_id, position) do update set values = excluded.values
       where g.values is distinct from excluded.values`,
    );
  }
}

/** Writes the names of options. */
async function nameOptions(client: pg.ClientBase, which: string): Promise<void> {
  for (const position of [1, 2] as const) {
    await client.query(
      `update variance_groups g set name_vi = s.option_${position}_vi, name_en = s.option_${position}_en
       from import_products s join products p on p.code = s.product_code
       where g.product_id = p.id and g.position = ${position} and ${which} and s.option_${position}_vi is not null
         and (g.name_vi, g.name_en) is distinct from (s.option_${position}_vi, s.option_${position}_en)`,
    );
  }
}

/** Removes the values of options, and whole options, that no variant has any more. A customer could choose them, but buy nothing. */
async function dropUnusedOptions(client: pg.ClientBase, ids: readonly number[]): Promise<void> {
  for (const position of [1, 2] as const) {
    await client.query(
      `with used as (
         select g.product_id, v.value, v.place - 1 as was,
           row_number() over (partition by g.product_id order by v.place) - 1 as becomes
         from variance_groups g cross join jsonb_array_elements(g.values) with ordinality as v (value, place)
         where g.position = ${position} and g.product_id = any($1::integer[]) and exists (
           select from variants x where x.product_id = g.product_id and x.value_${position} = v.place - 1)
       ), kept as (
         select g.id, g.product_id, jsonb_agg(used.value order by used.was) filter (where used.was is not null) as values
         from variance_groups g left join used on used.product_id = g.product_id
         where g.position = ${position} and g.product_id = any($1::integer[])
         group by g.id having count(used.was) < jsonb_array_length(g.values)
       ), moved as (
         update variants x set value_${position} = used.becomes from used join kept on kept.product_id = used.product_id
         where x.product_id = used.product_id and x.value_${position} = used.was and used.was <> used.becomes
       ), gone as (
         delete from variance_groups g using kept where g.id = kept.id and kept.values is null
       )
       update variance_groups g set values = kept.values from kept where g.id = kept.id and kept.values is not null`,
      [ids],
    );
  }
}

/**
 * Updates the totals that lists show of products, from variants and pictures: the lowest price on sale with its original price, the
 * total stock, the first picture. Triggers carry them into the lists.
 */
export async function totalProducts(
  client: Pick<pg.ClientBase, "query">,
  ids: readonly number[],
): Promise<void> {
  // The next statement then also reads what the orders that it waited for have sold of other variants.
  await client.query("select from products where id = any($1::integer[]) order by id for no key update", [
    ids,
  ]);
  await client.query(
    `update products t set price_after_discount = n.price, original_price_after_tax = n.original, stock = n.stock,
       discount_percent = n.percent, image_url = n.image
     from (
       select p.id, cheapest.price, cheapest.original, pieces.stock,
         case when cheapest.original > cheapest.price
           then (cheapest.original - cheapest.price) * 100 / cheapest.original else 0 end as percent,
         coalesce((select m.url from product_media m where m.product_id = p.id and m.kind = 'image' order by m.position limit 1),
           '') as image
       from products p
       cross join lateral (
         select v.price_after_discount as price, v.original_price_after_tax as original from variants v
         where v.product_id = p.id order by v.active desc, v.price_after_discount, v.id limit 1
       ) as cheapest
       cross join lateral (
         select coalesce(sum(v.stock) filter (where v.active), 0) as stock from variants v where v.product_id = p.id
       ) as pieces
       where p.id = any($1::integer[])
     ) as n
     where n.id = t.id and (t.price_after_discount, t.original_price_after_tax, t.stock, t.discount_percent, t.image_url)
       is distinct from (n.price, n.original, n.stock, n.percent, n.image)`,
    [ids],
  );
}

/** Updates the product counts of shops, categories and kinds. */
export async function countProducts(client: Pick<pg.ClientBase, "query">): Promise<void> {
  for (const statement of COUNT_PRODUCTS) await client.query(statement);
}
