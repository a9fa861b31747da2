export { Gallery, type GalleryProps } from "./Gallery.tsx";
export { galleryPreload, type PicturePreload } from "./gallery-preload.ts";
