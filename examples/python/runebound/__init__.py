"""Runebound for Python: the engine in a process of its own, and environments for learners. Standard library only."""

from .agents import Agent, LinearAgent, RandomAgent, ScriptedAgent
from .client import Engine, EngineDied, IllegalAction, Refused, WrongCaller
from .environment import AECEnv, SoloEnv
from .scores import returns, score
from .vector import VectorEnv

__all__ = [
    "AECEnv",
    "Agent",
    "Engine",
    "EngineDied",
    "IllegalAction",
    "LinearAgent",
    "RandomAgent",
    "Refused",
    "ScriptedAgent",
    "SoloEnv",
    "VectorEnv",
    "WrongCaller",
    "returns",
    "score",
]
