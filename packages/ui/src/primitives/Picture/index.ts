export {
  Picture,
  PictureProvider,
  type PictureImageProps,
  type PictureProps,
  type PictureProviderProps,
} from "./Picture.tsx";
