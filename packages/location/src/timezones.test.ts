import { describe, expect, it, test } from "vitest";
import { loadGazetteer } from "./node";
import { searchPlaces } from "./search/search";

const gazetteer = loadGazetteer();

/** Places near a border of zones or under a special rule, each with the reason; tz database 2025b and its comments. */
const PLACES = [
  ["Pierre, SD", "America/Chicago", "the Missouri parts the zones; the capital lies east of it"],
  ["Rapid City", "America/Denver", "west of the Missouri"],
  ["West Wendover", "America/Denver", "the one town of Nevada on Mountain Time by federal rule, since 1999"],
  ["El Paso, TX", "America/Denver", "El Paso and Hudspeth counties are on Mountain Time"],
  ["Ciudad Juárez", "America/Ciudad_Juarez", "keeps the time of El Paso across the river, since November 2022"],
  ["Ojinaga", "America/Ojinaga", "keeps the time of Presidio, Texas, since November 2022"],
  ["Matamoros, Tamaulipas", "America/Matamoros", "border towns keep United States summer time"],
  ["Bucerías", "America/Bahia_Banderas", "the municipality left Nayarit's Mountain Time in 2010"],
  ["Puerto Vallarta", "America/Mexico_City", "Jalisco, on the other side of the same bay"],
  ["Cancún", "America/Cancun", "Quintana Roo is on Eastern Time since 2015"],
  ["Hermosillo", "America/Hermosillo", "Sonora keeps Arizona's time, without summer time"],
  ["Phoenix, AZ", "America/Phoenix", "Arizona keeps no summer time"],
  ["Tuba City", "America/Denver", "the Navajo Nation does keep it"],
  ["Pensacola, FL", "America/Chicago", "the panhandle west of the Apalachicola is on Central Time"],
  ["Tallahassee", "America/New_York", "east of it"],
  ["Gary, IN", "America/Chicago", "the north-west of Indiana is on Central Time"],
  ["Indianapolis", "America/Indiana/Indianapolis", "no summer time from 1971 to 2005"],
  ["Knox, IN", "America/Indiana/Knox", "Starke County: Central, Eastern from 1991, Central again from 2006"],
  ["Tell City", "America/Indiana/Tell_City", "Perry County"],
  ["Vincennes, IN", "America/Indiana/Vincennes", "Knox and three more counties"],
  ["Petersburg, IN", "America/Indiana/Petersburg", "Pike County"],
  ["Louisville, KY", "America/Kentucky/Louisville", "a history of its own until 1974"],
  ["Monticello, KY", "America/Kentucky/Monticello", "Wayne County went from Central to Eastern in 2000"],
  ["Bowling Green, KY", "America/Chicago", "the west of Kentucky is on Central Time"],
  ["Detroit", "America/Detroit", "most of Michigan, on Eastern Time"],
  ["Iron Mountain", "America/Menominee", "four counties at Wisconsin's border, on Central Time"],
  ["Ontario, Oregon", "America/Boise", "Malheur County keeps Idaho's Mountain Time"],
  ["Beulah, ND", "America/North_Dakota/Beulah", "Mercer County went to Central Time in 2010"],
  ["Metlakatla", "America/Metlakatla", "the reserve kept its own time until 2019"],
  ["Lloydminster", "America/Edmonton", "on the Saskatchewan border, and keeps Alberta's time"],
  ["Regina", "America/Regina", "Saskatchewan keeps no summer time"],
  ["Atikokan", "America/Atikokan", "Eastern Standard Time all year, in the west of Ontario"],
  ["Thunder Bay", "America/Toronto", "the tz database merged America/Thunder_Bay in 2022"],
  ["Kenora", "America/Winnipeg", "Ontario west of 90° is on Central Time"],
  ["Fort Nelson", "America/Fort_Nelson", "on Mountain Standard Time all year since 2015"],
  ["Yellowknife", "America/Edmonton", "the tz database merged America/Yellowknife in 2022"],
  ["Labrador City", "America/Goose_Bay", "Labrador keeps Atlantic Time"],
  ["St. John's, Newfoundland", "America/St_Johns", "the island is half an hour ahead of it"],
  ["Nuuk", "America/Nuuk", "called America/Godthab until 2020"],
  ["Fernando de Noronha", "America/Noronha", "islands an hour ahead of Brazil's coast"],
  ["Rio Branco", "America/Rio_Branco", "Acre is two hours behind Brasília"],
  ["Punta Arenas", "America/Punta_Arenas", "Magallanes keeps summer time all year since 2016"],
  ["Coyhaique", "America/Coyhaique", "Aysén does the same since 2025"],
  ["Hanga Roa", "Pacific/Easter", "Easter Island, two hours behind Santiago"],
  ["Puerto Ayora", "Pacific/Galapagos", "the Galápagos, an hour behind Guayaquil"],
  ["Ceuta", "Africa/Ceuta", "Spanish, on the African shore"],
  ["Las Palmas, Spain", "Atlantic/Canary", "an hour behind Madrid"],
  ["Büsingen", "Europe/Busingen", "a German exclave that kept Swiss time in 1980"],
  ["Llívia", "Europe/Madrid", "a Spanish exclave within France"],
  ["Baarle-Hertog", "Europe/Brussels", "Belgian exclaves within the Netherlands"],
  ["Kaliningrad", "Europe/Kaliningrad", "an hour behind Moscow"],
  ["Samara", "Europe/Samara", "an hour ahead of it"],
  ["Uzhhorod", "Europe/Kyiv", "Europe/Uzhgorod was merged in 2022"],
  ["Zaporizhzhia", "Europe/Kyiv", "Europe/Zaporozhye was merged in 2022"],
  ["Simferopol", "Europe/Simferopol", "clocks went to Moscow's time in 2014"],
  ["Famagusta", "Asia/Famagusta", "the north of Cyprus kept Turkey's time in the winter of 2016"],
  ["Nicosia", "Asia/Nicosia", "the Republic of Cyprus"],
  ["Kostanay", "Asia/Qostanay", "a zone of its own since 2018"],
  ["Ürümqi", "Asia/Urumqi", "Xinjiang's own time, two hours behind Beijing's"],
  ["Khovd", "Asia/Hovd", "the west of Mongolia, an hour behind the capital"],
  ["Hanoi", "Asia/Bangkok", "the north kept UTC+7 from 1954 to 1975, the south UTC+8"],
  ["Ho Chi Minh City", "Asia/Ho_Chi_Minh", "the south; called Asia/Saigon until 2008"],
  ["East Jerusalem", "Asia/Jerusalem", "Israeli clocks since 1967"],
  ["Hebron", "Asia/Hebron", "the West Bank changes its clocks on other days"],
  ["Pontianak", "Asia/Pontianak", "the west of Borneo keeps Java's time, with another history"],
  ["Jayapura", "Asia/Jayapura", "the east of Indonesia"],
  ["Coolangatta", "Australia/Brisbane", "Queensland keeps no summer time"],
  ["Tweed Heads", "Australia/Sydney", "the same town across the border, and New South Wales does"],
  ["Broken Hill, NSW", "Australia/Broken_Hill", "keeps South Australia's time"],
  ["Arawa", "Pacific/Bougainville", "an hour ahead of Port Moresby since December 2014"],
  ["Waitangi, Chatham Islands", "Pacific/Chatham", "45 minutes ahead of New Zealand"],
  ["Lubumbashi", "Africa/Lubumbashi", "the east of the Congo, an hour ahead of Kinshasa"],
] as const;

/** Former names and the present one, as the tz database's file `backward` (2025b) links them. */
const RENAMED = {
  "Africa/Asmera": "Africa/Asmara",
  "Africa/Timbuktu": "Africa/Bamako",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Fort_Wayne": "America/Indiana/Indianapolis",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "America/Montreal": "America/Toronto",
  "America/Nipigon": "America/Toronto",
  "America/Pangnirtung": "America/Iqaluit",
  "America/Rainy_River": "America/Winnipeg",
  "America/Santa_Isabel": "America/Tijuana",
  "America/Thunder_Bay": "America/Toronto",
  "America/Yellowknife": "America/Edmonton",
  "Asia/Ashkhabad": "Asia/Ashgabat",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Choibalsan": "Asia/Ulaanbaatar",
  "Asia/Chongqing": "Asia/Shanghai",
  "Asia/Dacca": "Asia/Dhaka",
  "Asia/Harbin": "Asia/Shanghai",
  "Asia/Kashgar": "Asia/Urumqi",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Macao": "Asia/Macau",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Asia/Thimbu": "Asia/Thimphu",
  "Asia/Ujung_Pandang": "Asia/Makassar",
  "Asia/Ulan_Bator": "Asia/Ulaanbaatar",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Europe/Uzhgorod": "Europe/Kyiv",
  "Europe/Zaporozhye": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Johnston": "Pacific/Honolulu",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Samoa": "Pacific/Pago_Pago",
  "Pacific/Truk": "Pacific/Chuuk",
  "Pacific/Yap": "Pacific/Chuuk",
} as const;

describe("the timezone of a place near a border or with rules of its own", () => {
  test.each(PLACES)("%s is %s: %s", (query, zone) => {
    const [first = -1] = searchPlaces(gazetteer, query, { limit: 1, offset: 0 }).places;
    expect(gazetteer.places.place(first).timezone).toBe(zone);
  });
});

describe("the names of timezones", () => {
  const { zones } = gazetteer.regions;
  const former = new Set<string>(Object.keys(RENAMED));
  const presentOf = new Map<string, string>(Object.entries(RENAMED));

  it("are none of those that the tz database gave up", () => {
    expect(zones.filter((zone) => former.has(zone))).toEqual([]);
  });

  it("are all known to the runtime, under that name or the one it was called before", () => {
    const known = new Set(Intl.supportedValuesOf("timeZone").map((zone) => presentOf.get(zone) ?? zone));
    const strangers = zones.filter((zone) => !known.has(zone));
    const shown = strangers.map((zone) => new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone);
    // Zones that differ from another before 1970 alone are links in some runtimes.
    expect(shown.filter((zone) => !known.has(presentOf.get(zone) ?? zone))).toEqual([]);
  });

  it("are those in use today", () => {
    for (const zone of ["Europe/Kyiv", "Asia/Kolkata", "Asia/Ho_Chi_Minh", "Asia/Yangon", "America/Nuuk"]) {
      expect(zones).toContain(zone);
    }
  });

  it("are geographic: no offset of the sea", () => {
    expect(
      zones.filter(
        (zone) => !/^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//.test(zone),
      ),
    ).toEqual([]);
  });
});

describe("every place", () => {
  it("has clocks not far from the sun", () => {
    // Noon strays most in the west of China and in Kiribati; three and a half hours leave room for all.
    const odd: string[] = [];
    const hours = new Map(gazetteer.regions.zones.map((zone) => [zone, standardHours(zone)]));
    for (let index = 0; index < gazetteer.places.count; index++) {
      const { city, longitude, timezone } = gazetteer.places.place(index);
      const apart = Math.abs((hours.get(timezone) ?? 99) - longitude / 15) % 24;
      if (Math.min(apart, 24 - apart) > 3.5) odd.push(`${city} ${timezone}`);
    }
    expect(odd).toEqual([]);
  });
});

/** The smaller of a zone's January and July offsets in hours. */
function standardHours(zone: string): number {
  const show = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  const hours = [0, 6].map((month) => {
    const text = show.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign = "+", hour = "0", minute = "0"] = /GMT(?:([+-])(\d+):(\d+))?/.exec(text) ?? [];
    return Number(`${sign}1`) * (Number(hour) + Number(minute) / 60);
  });
  return Math.min(...hours);
}
