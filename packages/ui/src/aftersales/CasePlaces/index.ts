export { CasePlaces, type CasePlacesProps } from "./CasePlaces.tsx";
