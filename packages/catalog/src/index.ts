export { type Catalogue, type CatalogueEntry, createCatalogue } from "./catalogue";
export { catalogue, domains } from "./domains";
export { loadTexts } from "./texts";
export { toolName } from "./tool-name";
