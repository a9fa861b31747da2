export { Listing, type ListingProps, type ProductList } from "./Listing.tsx";
