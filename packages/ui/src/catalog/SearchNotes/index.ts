export * from "./SearchNotes.tsx";
