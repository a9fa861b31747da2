export { Listing, RESULTS_ID, type ListingProps, type ProductList } from "./Listing.tsx";
