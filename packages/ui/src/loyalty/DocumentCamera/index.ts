export { DocumentCamera, type DocumentCameraProps, type OpenCamera } from "./DocumentCamera.tsx";
