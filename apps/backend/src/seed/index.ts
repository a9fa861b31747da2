export { seedDatabase, seedDatabase as seed, type SeedOptions } from "./seedDatabase.ts";
