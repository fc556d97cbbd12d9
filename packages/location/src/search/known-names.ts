import { foldName } from "../fold";

/** A place as the table names it. */
export interface KnownPlace {
  /** Its own name in the gazetteer. */
  readonly city: string;
  readonly iso2: string;
  /** Whether the name is that of an island or region that the place is the main one of. */
  readonly isArea: boolean;
}

/**
 * Islands and regions that are no province of their own, by their main town. An island of several zones, such as Borneo,
 * is not among them.
 */
const AREAS = [
  "Hanga Roa CL: Easter Island, Isla de Pascua, Rapa Nui, Osterinsel, Île de Pâques, Ilha de Páscoa, Остров Пасхи",
  "Puerto Ayora EC: Galapagos, Galapagos Islands, Islas Galápagos",
  "Adak US: Adak Island",
  "Unalaska US: Aleutian Islands, Aleutians",
  "Lord Howe AU: Lord Howe Island",
  "Honolulu US: Oahu",
  "Hilo US: Big Island",
  "Kahului US: Maui",
  "Līhu‘e US: Kauai",
  "Denpasar ID: Bali",
  "Jakarta ID: Java",
  "Medan ID: Sumatra, Sumatera",
  "Makassar ID: Sulawesi, Celebes",
  "Mataram ID: Lombok",
  "Manila PH: Luzon",
  "Davao PH: Mindanao",
  "Puerto Princesa PH: Palawan",
  "Tokyo JP: Honshu",
  "Fukuoka JP: Kyushu",
  "Matsuyama JP: Shikoku",
  "Jeju City KR: Jeju, Jeju Island",
  "Haikou CN: Hainan Island",
  "Ko Samui TH: Koh Samui, Samui",
  "Funchal PT: Madeira",
  "Ponta Delgada PT: São Miguel, Sao Miguel Island",
  "Las Palmas de Gran Canaria ES: Gran Canaria",
  "Arrecife ES: Lanzarote",
  "Puerto del Rosario ES: Fuerteventura",
  "Santa Cruz de la Palma ES: La Palma Island, Isla de La Palma",
  "Palma ES: Mallorca, Majorca, Maiorca, Majorque",
  "Maó ES: Menorca, Minorca",
  "Sevilla ES: Andalusia, Andalucía, Andalusien",
  "Irákleion GR: Crete, Kreta, Candia",
  "Mytilene GR: Lesbos, Lesvos",
  "Portoferraio IT: Elba",
  "Cowes GB: Isle of Wight",
  "Portree GB: Isle of Skye, Skye",
  "Kirkwall GB: Orkney, Orkney Islands, Orkneys",
  "Lerwick GB: Shetland, Shetland Islands, Shetlands",
  "Stornoway GB: Outer Hebrides, Isle of Lewis, Hebrides",
  "Holyhead GB: Anglesey",
  "Visby SE: Gotland",
  "Rønne DK: Bornholm",
  "Svolvær NO: Lofoten",
  "Kuressaare EE: Saaremaa",
  "Cluj-Napoca RO: Transylvania, Transilvania, Siebenbürgen, Erdély",
  "Papeete PF: Tahiti",
  "Vaitape PF: Bora Bora",
  "Rikitea PF: Gambier Islands, Gambier, Mangareva",
  "Adamstown PN: Pitcairn, Pitcairn Island",
  "Suva FJ: Viti Levu",
  "Labasa FJ: Vanua Levu",
  "Apia WS: Upolu",
  "Avarua CK: Rarotonga",
  "Port-Vila VU: Efate",
  "Luganville VU: Espiritu Santo, Santo Island",
  "Honiara SB: Guadalcanal",
  "Saint-Denis RE: Reunion, La Réunion",
  "Port Mathurin MU: Rodrigues",
  "Georgetown SH: Ascension Island",
  "Jamestown SH: Saint Helena Island, St Helena Island, St Helena",
  "Scarborough TT: Tobago",
  "Charlestown KN: Nevis",
  "Codrington AG: Barbuda",
  "Kralendijk BQ: Bonaire",
  "George Town KY: Grand Cayman",
  "Charlotte Amalie VI: St Thomas, Saint Thomas",
  "Christiansted VI: St Croix, Saint Croix",
  "Road Town VG: Tortola",
  "Happy Valley-Goose Bay CA: Labrador",
  "Victoria CA: Vancouver Island",
  "Sydney CA: Cape Breton, Cape Breton Island",
  "Iqaluit CA: Baffin Island",
  "Castro CL: Chiloé, Chiloe Island",
  "Auckland NZ: North Island",
  "Christchurch NZ: South Island",
  "Kingscote AU: Kangaroo Island",
] as const;

/** Former names and spellings that the gazetteer lacks, or has for a small namesake first. */
const FORMER = [
  "Khovd MN: Hovd, Kobdo, Khobdo",
  "Poznań PL: Posen",
  "Karlovy Vary CZ: Karlsbad",
  "Seoul KR: Keijo, Keijō",
  "Taipei TW: Taihoku",
  "Malabo GQ: Fernando Poo, Santa Isabel de Fernando Poo",
  "Ottawa CA: Bytown",
  "Kitchener CA: Berlin Ontario, Berlin Canada",
  "Harare ZW: Salisbury Rhodesia, Salisbury Southern Rhodesia",
  "Santiago CL: Santiago de Nueva Extremadura",
] as const;

const KNOWN: ReadonlyMap<string, KnownPlace> = new Map([
  ...AREAS.flatMap((line) => rowsOf(line, true)),
  ...FORMER.flatMap((line) => rowsOf(line, false)),
]);

function rowsOf(line: string, isArea: boolean): readonly (readonly [string, KnownPlace])[] {
  const [place = "", names = ""] = line.split(": ");
  const known = { city: place.slice(0, -3), iso2: place.slice(-2), isArea };
  return names.split(", ").map((name) => [foldName(name), known]);
}

/** The place that a name means beyond what the gazetteer says; undefined for nearly all names. */
export function knownPlace(name: string): KnownPlace | undefined {
  return KNOWN.get(name);
}

/** All names of the table, for a test. */
export function knownNames(): readonly string[] {
  return [...KNOWN.keys()];
}
