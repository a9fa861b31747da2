/** URLs linked by the catalog's fragments. The storefront builds them from its routes and the language. */
export interface CatalogHrefs {
  home: string;
  /** All products. */
  products: string;
  product: (id: number, variantId?: number) => string;
  category: (id: number) => string;
  mall: (id: number) => string;
  shop: (id: number) => string;
  /** Every coupon. */
  coupons: string;
  /** The coupons valid in a mall. */
  mallCoupons: (id: number) => string;
  coupon: (id: number) => string;
  /** Asks a shop, about a product if given. */
  askShop: (shopId: number, productId?: number) => string;
  search: (keyword: string) => string;
  /** Turns a path without language, as banners have it, into a URL. */
  path: (path: string) => string;
}
