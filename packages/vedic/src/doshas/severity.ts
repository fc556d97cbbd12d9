import * as z from "zod";

const SEVERITIES = ["Mild", "Moderate", "Severe"] as const;

export const severitySchema = z.enum(SEVERITIES).meta({ name: "DoshaSeverity" });
