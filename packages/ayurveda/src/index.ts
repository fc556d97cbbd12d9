export { dosha, doshas, resolveDosha } from "./catalogue/doshas";
export { qualities } from "./catalogue/qualities";
export { tastes } from "./catalogue/tastes";
export { ayurvedicConstitution } from "./constitution/operation";
export { dailyAyurveda } from "./daily/operation";
export { dinacharya } from "./dinacharya/operation";
export { ritucharya } from "./ritucharya/operation";
export { DOSHA_IDS, type DoshaId } from "./tables/doshas";
export { RASA_IDS, type RasaId } from "./tables/rasas";
export { RITU_IDS } from "./tables/ritus";
export { SIGN_DOSHA_SCHEMES } from "./tables/signs";
export type {
  AyurvedicConstitution,
  AyurvedicConstitutionConventions,
  AyurvedicConstitutionRequest,
  DailyAyurveda,
  DailyAyurvedaConventions,
  DailyAyurvedaRequest,
  Dinacharya,
  DinacharyaConventions,
  DinacharyaRequest,
  Dosha,
  DoshaRequest,
  Doshas,
  DoshasRequest,
  Qualities,
  QualitiesRequest,
  Ritucharya,
  RitucharyaConventions,
  RitucharyaRequest,
  Tastes,
  TastesRequest,
  UncertainAyurvedicConstitution,
} from "./types";
