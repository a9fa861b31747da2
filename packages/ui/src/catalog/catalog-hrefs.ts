/** Where the catalogue's fragments lead. The storefront knows the routes and the language. */
export interface CatalogHrefs {
  home: string;
  /** All products. */
  products: string;
  product: (id: number, variantId?: number) => string;
  category: (id: number) => string;
  mall: (id: number) => string;
  shop: (id: number) => string;
  /** Every coupon; nothing leads there without it. */
  coupons?: string;
  /** The coupons that hold in a mall; nothing leads there without it. */
  mallCoupons?: (id: number) => string;
  /** A coupon's own page; its ticket is no link without it. */
  coupon?: (id: number) => string;
  /** Asks a shop, of one of its products where it is named; nothing leads there without it. */
  askShop?: (shopId: number, productId?: number) => string;
  search: (keyword: string) => string;
  /** A path of the site without language, as banners have it. */
  path: (path: string) => string;
}
