import {
  active,
  inBothLanguages,
  optional,
  ownCode,
  phrases,
  position,
  reference,
  text,
} from "../columns.ts";
import { picture } from "../picture-column.ts";
import type { Table } from "../table.ts";
import { specLines } from "./specs.ts";

/** Categories, makers and size guides. */
export const categoryTables: readonly Table[] = [
  {
    name: "categories",
    about: "The category tree, at most three levels.",
    key: ["category_code"],
    columns: {
      category_code: ownCode("tra"),
      parent_code: {
        ...optional(reference("categories", "parent_id", "categories", "thuc-pham")),
        into: "none",
      },
      ...inBothLanguages("name", 200, "Trà", "Tea"),
      ...phrases("trà, chè", "tea, tea leaves"),
      image: picture("image_url", "tra.jpg"),
      position,
      active,
    },
    target: "categories",
    find: "t.code = s.category_code",
    order: 't.level, t.code collate "C"',
    fresh: { path: "'{}'", level: "1" },
    after: [
      `update categories t set parent_id = p.id from {s} left join categories p on p.code = s.parent_code
       where {has:parent_code} and t.code = s.category_code and t.parent_id is distinct from p.id`,
      `with recursive tree (id, path) as (
         select id, array[id] from categories where parent_id is null
         union all select c.id, tree.path || c.id from categories c join tree on c.parent_id = tree.id
       )
       update categories t set path = tree.path, level = cardinality(tree.path) from tree
       where tree.id = t.id and t.path is distinct from tree.path`,
      `update products p set category_path = c.path from categories c
       where c.id = p.category_id and p.category_path is distinct from c.path`,
    ],
    checks: [
      {
        column: "parent_code",
        wanted: { code: "no_circle" },
        needs: ["parent_code"],
        sql: `select s.line, s.parent_code as found from {s} where exists (
          with recursive above (code, depth) as (
            select s.parent_code, 1
            union all
            select coalesce(n.parent_code, old.code), depth + 1 from above
            left join {stage} n on n.category_code = above.code
            left join categories c on n.line is null and c.code = above.code
            left join categories old on old.id = c.parent_id
            where above.code is not null and above.code <> s.category_code and depth < 5
          ) select from above where above.code = s.category_code)`,
      },
      {
        column: "parent_code",
        wanted: { code: "three_levels" },
        needs: ["parent_code"],
        // Reports the file's last row on the path to the category that is too deep, which may already exist.
        sql: `with recursive tree (code, parent) as (
            select coalesce(n.category_code, c.code), case when n.line is null then p.code else n.parent_code end
            from categories c left join categories p on p.id = c.parent_id full join {stage} n on n.category_code = c.code
          ), ways (code, way) as (
            select code, array[code] from tree where parent is null
            union all select t.code, ways.way || t.code from ways join tree t on t.parent = ways.code where cardinality(way) < 4
          )
          select distinct s.line, s.parent_code as found from {s} join ways on s.category_code = any (way)
          where cardinality(way) > 3 and s.parent_code is not null and not exists (
            select from {stage} n where n.category_code = any (way[array_position(way, s.category_code) + 1:]))`,
      },
      {
        column: "active",
        wanted: { code: "hides_below" },
        needs: ["active"],
        isWarning: true,
        sql: `select s.line, string_agg(below.code || ' (' || below.product_count || ')', ', ' order by below.code) as found
          from {existing} join categories below on t.id = any (below.path) and below.id <> t.id and below.active
          left join {stage} n on n.category_code = below.code
          where t.active and not s.active and (n.line is null or coalesce(n.active, true)) group by s.line`,
      },
    ],
  },
  {
    name: "makers",
    about: "Makers: the brands of products.",
    key: ["maker_code"],
    columns: {
      maker_code: ownCode("nang"),
      name: text(200, "Nắng"),
      image: picture("image_url", "nang.png"),
      country: optional(text(60, "Việt Nam"), "''"),
    },
    target: "makers",
    find: "t.code = s.maker_code",
  },
  {
    name: "size_guides",
    about:
      "Size guides, with one row per size. They apply to the products of a category and of its subcategories, unless a subcategory has rows of its own. `size_vi` is the size as variants name it (`value_1_vi`, `value_2_vi`).",
    key: ["category_code", "size_vi"],
    columns: {
      category_code: reference("categories", "category_id", "categories", "quan-ao"),
      ...inBothLanguages("size", 100, "M", "M"),
      measures: specLines("Vòng ngực (cm) | Bust (cm): 86–90 | 86–90"),
      position,
      active,
    },
    target: "size_guides",
    find: "t.category_id = (select r.id from categories r where r.code = s.category_code) and t.size_vi = s.size_vi",
    order: '(select r.code from categories r where r.id = t.category_id) collate "C", t.position, t.id',
  },
];
