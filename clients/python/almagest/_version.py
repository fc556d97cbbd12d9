"""The version of the repository: written by its release."""

VERSION = "0.1.0"
