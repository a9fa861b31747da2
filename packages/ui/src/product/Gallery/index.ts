export { Gallery, type GalleryProps } from "./Gallery.tsx";
export { galleryPreload, type PicturePreload } from "./galleryPreload.ts";
