export * from "./BuyAgainButton.tsx";
