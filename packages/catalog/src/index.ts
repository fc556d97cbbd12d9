export { toolName } from "@almagest/operation";
export { type Catalogue, type CatalogueEntry, createCatalogue } from "./catalogue";
export { catalogue, domains } from "./domains";
export { fieldLabel, valueLabel } from "./labels/tables";
