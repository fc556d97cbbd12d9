{
  "note": "TODO: say what every answer of this domain rests on"
}
