import { describe, expect, test } from "vitest";
import { loadGazetteer } from "../node";
import { searchPlaces } from "./search";

const gazetteer = loadGazetteer();

/** A query and its first answer: city, and province or country where they tell. */
const FIRST = [
  // letter case, accents, punctuation
  ["berlin", "Berlin", "DE"],
  ["BERLIN", "Berlin", "DE"],
  ["sao paulo", "São Paulo", "BR"],
  ["São Paulo", "São Paulo", "BR"],
  ["lodz", "Łódź", "PL"],
  ["tromso", "Tromsø", "NO"],
  ["xian", "Xi’an", "Shaanxi"],
  ["st louis", "St. Louis", "Missouri"],
  ["Washington, D.C.", "Washington", "District of Columbia"],
  ["washington dc", "Washington", "District of Columbia"],
  ["istanbul", "Istanbul", "TR"],
  ["İstanbul", "Istanbul", "TR"],
  ["nDJAMENA", "N'Djamena", "TD"],
  // former names and other languages
  ["Bombay", "Mumbai", "IN"],
  ["peking", "Beijing", "CN"],
  ["Constantinople", "Istanbul", "TR"],
  ["Madras", "Chennai", "IN"],
  ["Saigon", "Ho Chi Minh City", "VN"],
  ["Leningrad", "Saint Petersburg", "RU"],
  ["Stalingrad", "Volgograd", "RU"],
  ["Danzig", "Gdańsk", "PL"],
  ["Breslau", "Wrocław", "PL"],
  ["Königsberg", "Kaliningrad", "RU"],
  ["Adrianople", "Edirne", "TR"],
  ["Rangoon", "Yangon", "MM"],
  ["Batavia", "Jakarta", "ID"],
  ["Pressburg", "Bratislava", "SK"],
  ["Lemberg", "Lviv", "UA"],
  ["Kiev", "Kyiv", "UA"],
  ["Chervonohrad", "Sheptytskyi", "UA"],
  ["Cologne", "Köln", "DE"],
  ["Koeln", "Köln", "DE"],
  // scripts
  ["東京", "Tokyo", "JP"],
  ["北京", "Beijing", "CN"],
  ["Αθήνα", "Athens", "GR"],
  ["ΑΘΗΝΑ", "Athens", "GR"],
  ["Москва", "Moscow", "RU"],
  ["Київ", "Kyiv", "UA"],
  ["القاهرة", "Cairo", "EG"],
  ["תל אביב", "Tel Aviv", "IL"],
  ["मुंबई", "Mumbai", "IN"],
  ["서울", "Seoul", "KR"],
  ["กรุงเทพ", "Bangkok", "TH"],
  ["თბილისი", "Tbilisi", "GE"],
  ["Երևան", "Yerevan", "AM"],
  // with where it lies
  ["Springfield, Illinois", "Springfield", "Illinois"],
  ["Springfield, IL, USA", "Springfield", "Illinois"],
  ["springfield massachusetts", "Springfield", "Massachusetts"],
  ["Berlin Germany", "Berlin", "DE"],
  ["Berlin, Deutschland", "Berlin", "DE"],
  ["Paris, TX", "Paris", "Texas"],
  ["paris tx", "Paris", "Texas"],
  ["Paris USA", "Paris", "Texas"],
  ["Paris, FRA", "Paris", "FR"],
  ["London, ON", "London", "Ontario"],
  ["London, Canada", "London", "Ontario"],
  ["Perth Scotland", "Perth", "Scotland"],
  ["Birmingham, AL", "Birmingham", "Alabama"],
  ["San José, Costa Rica", "San José", "CR"],
  ["San Jose, CA", "San Jose", "California"],
  ["Córdoba, Argentina", "Córdoba", "AR"],
  ["cordoba spain", "Córdoba", "ES"],
  ["München, Bayern", "Munich", "Bavaria"],
  ["Мюнхен, Германия", "Munich", "Bavaria"],
  ["Germany Berlin", "Berlin", "DE"],
  ["Vancouver, Washington", "Vancouver", "Washington"],
  ["Portland, Maine", "Portland", "Maine"],
  ["Santiago, Chile", "Santiago", "CL"],
  ["Hyderabad, Pakistan", "Hyderabad", "PK"],
  ["Sydney, NSW", "Sydney", "New South Wales"],
  // the largest of a name, and a name before another's other name
  ["Springfield", "Springfield", "Missouri"],
  ["Birmingham", "Birmingham", "England"],
  ["Dili", "Dili", "TL"],
  ["St. Petersburg", "Saint Petersburg", "RU"],
  ["Broken Hill", "Broken Hill", "New South Wales"],
  // beginnings, words inside, provinces and countries
  ["san fran", "San Francisco", "California"],
  ["ber", "Berlin", "DE"],
  ["new y", "New York City", "New York"],
  ["New York", "New York City", "New York"],
  ["New York, NY", "New York City", "New York"],
  ["Münch", "Munich", "Bavaria"],
  ["Moskv", "Moscow", "RU"],
  ["Firenz", "Florence", "IT"],
  ["Fire", "Florence", "IT"],
  ["Peki", "Beijing", "CN"],
  ["Bomb", "Mumbai", "IN"],
  ["Den Ha", "The Hague", "NL"],
  ["Wiesb", "Wiesbaden", "DE"],
  ["Springf, Ill", "Springfield", "Illinois"],
  ["reykj", "Reykjavík", "IS"],
  ["bayern", "Munich", "Bavaria"],
  ["Österreich", "Vienna", "AT"],
] as const;

describe("a search finds first", () => {
  test.each(FIRST)("%s: %s, %s", (query, city, where) => {
    const [first = -1] = searchPlaces(gazetteer, query, { limit: 1, offset: 0 }).places;
    const place = gazetteer.places.place(first);
    expect(place.city).toBe(city);
    expect([place.province, place.country.iso2]).toContain(where);
  });
});
