export { Shelf, type ShelfProps } from "./Shelf.tsx";
