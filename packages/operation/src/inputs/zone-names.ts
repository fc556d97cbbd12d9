/** Abbreviations the runtime takes for zones though the IANA database has none of them: IST alone has three meanings. */
const ABBREVIATIONS =
  /^(?:ACT|AET|AGT|ART|AST|BET|BST|CAT|CNT|CST|CTT|EAT|ECT|IET|IST|JST|MIT|NET|NST|PLT|PNT|PRT|PST|SST|VST)$/i;

const knownZones = new Map<string, boolean>();

/**
 * True for the name of an IANA zone (in any letter case). Asks the runtime's own zone data and remembers up to 2,000
 * answers.
 */
export function isZoneName(text: string): boolean {
  if (text.length > 64 || !/^[A-Za-z]/.test(text) || ABBREVIATIONS.test(text)) return false;
  const known = knownZones.get(text);
  if (known !== undefined) return known;
  if (knownZones.size >= 2000) knownZones.clear();
  const found = runtimeKnowsZone(text);
  knownZones.set(text, found);
  return found;
}

function runtimeKnowsZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
