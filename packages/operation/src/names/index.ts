// Names in languages other than English: loaded apart from the code that uses them.
export { addNames } from "./add";
export { hasNames, loadedName, type NamePlace, type NameTables, requireNames } from "./loaded";
export { type NameLoader, type NameModules, nameLoader } from "./loader";
export { type NamesOf, named, sibling, siblings } from "./named";
export { composedTerm, spokenTerm } from "./spoken";
export { type EnglishName, term, type Vocabulary, vocabulary } from "./vocabulary";
