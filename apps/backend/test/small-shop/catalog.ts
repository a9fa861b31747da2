import type { Database } from "../../src/database/connect.ts";
import {
  categories,
  makers,
  malls,
  pictures,
  productDetails,
  productKinds,
  productMedia,
  products,
  tenants,
  varianceGroups,
  variants,
} from "../../src/database/schema/index.ts";
import type { PictureRecipe } from "../../src/pictures/recipe.ts";
import { inTanDinh } from "./places.ts";

const recipe: PictureRecipe = {
  aspect: "square",
  layout: "single",
  hue: 340,
  objects: ["1f455"],
  backdrop: "disc",
};
const image_url = "/media/catalog/shirt";

interface SmallProduct {
  id: number;
  tenant_id: number;
  mall_id: number;
  category_path: number[];
  kind_id: number;
  maker_id: number;
  name_vi: string;
  name_en: string;
  price: number;
  original: number;
  sold_count: number;
  /** Stock of each variant, one per entry of `sizes`. */
  stock: number[];
  sizes?: string[];
}

/** Products 1–6. Product 1 has sizes S and M (variants 11 and 12, the second sold out); the others have one variant: 21, 31, 41, 51, 61. */
const smallProducts: SmallProduct[] = [
  {
    id: 1,
    kind_id: 1,
    tenant_id: 1,
    mall_id: 8,
    category_path: [1, 2, 3],
    maker_id: 1,
    name_vi: "Áo sơ mi linen tay dài",
    name_en: "Long-sleeved linen shirt",
    price: 350_000,
    original: 450_000,
    sold_count: 120,
    stock: [10, 0],
    sizes: ["S", "M"],
  },
  {
    id: 2,
    kind_id: 2,
    tenant_id: 1,
    mall_id: 8,
    category_path: [1, 2, 3],
    maker_id: 2,
    name_vi: "Áo dài lụa",
    name_en: "Silk ao dai",
    price: 1_250_000,
    original: 1_250_000,
    sold_count: 40,
    stock: [5],
  },
  {
    id: 3,
    kind_id: 3,
    tenant_id: 2,
    mall_id: 8,
    category_path: [4, 5, 6],
    maker_id: 3,
    name_vi: "Tai nghe không dây",
    name_en: "Wireless earbuds",
    price: 890_000,
    original: 990_000,
    sold_count: 300,
    stock: [1],
  },
  {
    id: 4,
    kind_id: 4,
    tenant_id: 2,
    mall_id: 8,
    category_path: [4, 5, 6],
    maker_id: 3,
    name_vi: "Loa di động chống nước",
    name_en: "Waterproof portable speaker",
    price: 640_000,
    original: 800_000,
    sold_count: 15,
    stock: [100],
  },
  {
    id: 5,
    kind_id: 5,
    tenant_id: 3,
    mall_id: 6,
    category_path: [4, 5, 7],
    maker_id: 3,
    name_vi: "Ốp lưng điện thoại",
    name_en: "Phone case",
    price: 99_000,
    original: 150_000,
    sold_count: 900,
    stock: [500],
  },
  {
    id: 6,
    kind_id: 6,
    tenant_id: 3,
    mall_id: 6,
    category_path: [4, 5, 7],
    maker_id: 1,
    name_vi: "Đế sạc nhanh",
    name_en: "Fast charging stand",
    price: 450_000,
    original: 450_000,
    sold_count: 0,
    stock: [0],
  },
];

/** The kinds of these products, in the same order. */
const smallKinds = [
  { category_id: 3, name_vi: "Áo sơ mi", name_en: "Shirt", search_terms_vi: ["áo", "sơ mi"] },
  { category_id: 3, name_vi: "Áo dài", name_en: "Ao dai", search_terms_vi: ["áo"] },
  { category_id: 6, name_vi: "Tai nghe", name_en: "Earbuds", search_terms_en: ["headphones"] },
  { category_id: 6, name_vi: "Loa di động", name_en: "Portable speaker", search_terms_vi: ["loa"] },
  { category_id: 7, name_vi: "Ốp lưng điện thoại", name_en: "Phone case", search_terms_vi: ["ốp lưng"] },
  { category_id: 7, name_vi: "Đế sạc nhanh", name_en: "Charging stand", search_terms_vi: ["đế sạc"] },
];

/** Malls 8 and 6; shops 1 and 2 in the first, 3 in the second; seven categories in two trees; three makers; six products. */
export async function fillCatalog(db: Database): Promise<void> {
  const texts = { description_vi: "Mô tả.", description_en: "Description." };
  await db.insert(pictures).values({ id: "shirt", recipe });
  const mall = {
    ...texts,
    ...inTanDinh,
    logo_url: image_url,
    image_url,
    hotline: "19001042",
    opening_hours: "09:30–22:00",
  };
  await db.insert(malls).values([
    {
      ...mall,
      id: 8,
      name: "Sen Plaza Quận 1",
      address: "12 Nguyễn Huệ",
      full_address: "12 Nguyễn Huệ, Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh",
      position: 1,
    },
    {
      ...mall,
      id: 6,
      name: "Sen Center Ba Đình",
      province_id: 1,
      district_id: 1,
      ward_id: 1,
      address: "3 Phúc Xá",
      full_address: "3 Phúc Xá, Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội",
      position: 2,
    },
  ]);
  const shop = {
    ...texts,
    ...inTanDinh,
    image_url,
    cover_url: image_url,
    phone: "0281234567",
    floor_vi: "Tầng 2",
    floor_en: "Floor 2",
    address: "Gian L2-01, Sen Plaza Quận 1, 12 Nguyễn Huệ",
  };
  await db.insert(tenants).values([
    {
      ...shop,
      id: 1,
      mall_id: 8,
      name: "Lụa Việt",
      sold_count: 160,
      product_count: 2,
    },
    {
      ...shop,
      id: 2,
      mall_id: 8,
      name: "Điện tử Sao",
      sold_count: 315,
      product_count: 2,
    },
    {
      ...shop,
      id: 3,
      mall_id: 6,
      name: "Phụ kiện Hà Nội",
      province_id: 1,
      district_id: 1,
      ward_id: 1,
      address: "Gian L1-03, Sen Center Ba Đình, 3 Phúc Xá",
      sold_count: 900,
      product_count: 2,
      delivers_itself: true,
    },
  ]);
  const tree: [id: number, path: number[], vi: string, en: string][] = [
    [1, [1], "Thời trang nữ", "Women's fashion"],
    [2, [1, 2], "Trang phục", "Clothes"],
    [3, [1, 2, 3], "Áo", "Tops"],
    [4, [4], "Điện tử", "Electronics"],
    [5, [4, 5], "Phụ kiện", "Accessories"],
    [6, [4, 5, 6], "Âm thanh", "Audio"],
    [7, [4, 5, 7], "Điện thoại", "Phones"],
  ];
  await db.insert(categories).values(
    tree.map(([id, path, name_vi, name_en], position) => ({
      id,
      parent_id: path.at(-2) ?? null,
      path,
      search_terms_vi: id === 7 ? ["đt", "smartphone"] : [],
      name_vi,
      name_en,
      image_url,
      level: path.length,
      position,
      product_count: smallProducts.filter(({ category_path }) => category_path.includes(id)).length,
    })),
  );
  await db.insert(makers).values([
    { id: 1, name: "Nắng", image_url, country: "VN" },
    { id: 2, name: "Lụa Bảo Lộc", image_url, country: "VN" },
    { id: 3, name: "Sao", image_url, country: "VN" },
  ]);
  await db
    .insert(productKinds)
    .values(smallKinds.map((kind, index) => ({ ...kind, id: index + 1, product_count: 1 })));
  for (const product of smallProducts) await fillProduct(db, product);
}

async function fillProduct(
  db: Database,
  { price, original, stock, sizes, ...product }: SmallProduct,
): Promise<void> {
  const category_id = product.category_path.at(-1) ?? 0;
  await db.insert(products).values({
    ...product,
    category_id,
    image_url,
    price_after_discount: price,
    original_price_after_tax: original,
    discount_percent: Math.floor(((original - price) * 100) / original),
    stock: stock.reduce((sum, one) => sum + one, 0),
    rating: 4.5,
    rating_count: 2,
    delivery_types:
      product.tenant_id === 3 ? ["normal", "express", "shop", "go_to_mall"] : ["normal", "express"],
    shipping_discount: product.id % 2 === 0,
    created_at: new Date(Date.UTC(2026, 9, product.id)),
    updated_at: new Date(Date.UTC(2026, 9, product.id)),
  });
  await db.insert(productDetails).values({
    product_id: product.id,
    description_vi: `${product.name_vi}.\n\nHàng chính hãng.`,
    description_en: `${product.name_en}.\n\nGenuine.`,
    specs: [{ name_vi: "Xuất xứ", name_en: "Origin", value_vi: "Việt Nam", value_en: "Vietnam" }],
    rating_histogram: [0, 0, 0, 1, 1],
  });
  await db.insert(productMedia).values({
    product_id: product.id,
    position: 0,
    kind: "image",
    url: image_url,
    alt_vi: product.name_vi,
    alt_en: product.name_en,
  });
  if (sizes) {
    const values = sizes.map((size) => ({ name_vi: size, name_en: size }));
    await db.insert(varianceGroups).values({
      id: product.id,
      product_id: product.id,
      position: 1,
      name_vi: "Kích cỡ",
      name_en: "Size",
      values,
    });
  }
  await db.insert(variants).values(
    stock.map((pieces, index) => ({
      id: product.id * 10 + index + 1,
      product_id: product.id,
      sku: `SP-${product.id}-${index + 1}`,
      value_1: sizes ? index : null,
      price_after_discount: price,
      original_price_after_tax: original,
      stock: pieces,
    })),
  );
}
